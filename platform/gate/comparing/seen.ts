import { countEach, type Recording } from '../recording/notes';
import { type Change, changesBetween, keyOf } from './differences';

/** What a journey showed that is not the same on what is live. */
export interface Seen extends Omit<Recording, 'lines' | 'views'> {
  changes: readonly Change[];
  /** Whether it ended in the same way as on what is live, if it fails there. */
  failsAsBefore?: boolean;
}

/** Compares a journey with its recording on what is live. */
export function comparedWith(live: readonly Recording[], played: Recording): Seen {
  const { lines, views, ...about } = played;
  const before = live.find(({ place }) => place === played.place);
  const changes = before ? changesBetween(before, { ...about, lines, views }) : [];
  return {
    ...about,
    ...(before?.failure !== undefined && { failsAsBefore: endOf(before) === endOf(played) }),
    // The live release may have looked different from the one that was live before it.
    changes: changes.filter(({ kind, side }) => kind !== 'look' || side === 'is'),
  };
}

/** How a journey ended, and when. Each site has its own ports, and how often something was tried is chance. */
const endOf = ({ failure, views }: Recording) => {
  const why = failure
    ?.split('\nCall log:', 1)
    .join()
    .replace(/(localhost:)\d+/g, '$1');
  return JSON.stringify([why, views.at(-1)?.step]);
};

/**
 * The journeys whose result may be chance: they failed, did not read a page, or saw what no second look has seen. A
 * second look is another journey, or another picture of the same page.
 */
export function unsureJourneys(seen: readonly Seen[]): readonly Seen[] {
  const keysOf = ({ changes }: Seen) => changes.map(keyOf);
  const counts = countEach(seen.flatMap((one) => [...new Set(keysOf(one))]));
  return seen.filter((one) => {
    const own = countEach(keysOf(one));
    const isSeenTwice = (change: Change) =>
      (counts.get(keyOf(change)) ?? 0) > 1 ||
      (change.kind === 'look' && (own.get(keyOf(change)) ?? 0) > 1);
    return one.failure !== undefined || one.unread.length > 0 || !one.changes.every(isSeenTwice);
  });
}

/** What a journey showed each time it was played. */
export function inBoth(first: Seen, again: Seen | undefined): Seen {
  if (!again) return first;
  const scripts = [...first.scripts, ...again.scripts];
  // A journey that fails or goes astray once does so by chance, and sees only a part.
  const isWhole = ({ failure, changes }: Seen) =>
    failure === undefined && changes.every(({ kind }) => kind !== 'way');
  const [only, other] = [first, again].filter(isWhole);
  if (only && !other) return { ...only, scripts };
  const placeOf = (change: Change) => keyOf(change) + change.where;
  const places = new Set(again.changes.map(placeOf));
  const changes = first.changes.filter((change) => places.has(placeOf(change)));
  const unread = first.unread.filter((page) => again.unread.includes(page));
  return { ...again, scripts, unread, changes };
}
