import { countEach, type Note, type Recording } from '../recording/notes';
import { type Difference, differencesOf, keyOf } from './differences';

/** What a journey showed that is not the same on what is live. */
export interface Seen extends Omit<Recording, 'notes'> {
  differences: readonly Difference[];
}

/** Compares a journey with its recording on what is live. */
export function comparedWith(live: readonly Recording[], played: Recording): Seen {
  const { notes, ...about } = played;
  const before = live.find(({ place }) => place === played.place);
  // What is live may have looked different from what was live before it.
  const was = (before?.notes ?? []).filter(({ kind }) => kind !== 'look');
  const endOf = (all: readonly Note[]) => Math.max(0, ...all.map(({ step }) => step));
  const end = Math.min(endOf(was), endOf(notes));
  // A journey that ends early leaves out what it would have seen; that it ended is said, and not each of that.
  const isThrough = played.failure === undefined && before?.failure === undefined;
  const compared = (all: readonly Note[]) =>
    isThrough ? all : all.filter(({ step, where }) => where !== '' && step < end);
  return { ...about, differences: differencesOf(compared(was), compared(notes)) };
}

/**
 * The journeys whose result may be chance: they failed, did not read a page, or saw what no second look has seen. A second look is another
 * journey, or another picture of the same page.
 */
export function unsureJourneys(seen: readonly Seen[]): readonly Seen[] {
  const counts = countEach(seen.flatMap(({ differences }) => differences.map(keyOf)));
  const isSeenTwice = (one: Difference) =>
    (counts.get(keyOf(one)) ?? 0) > 1 || (one.kind === 'look' && one.where.length > 1);
  return seen.filter(
    ({ failure, unread, differences }) =>
      failure !== undefined || unread.length > 0 || !differences.every(isSeenTwice),
  );
}

/** What a journey showed each time it was played. */
export function inBoth(first: Seen, again: Seen | undefined): Seen {
  if (!again) return first;
  const scripts = [...first.scripts, ...again.scripts];
  // A journey that failed once failed by chance, and saw only a part.
  const [only, other] = [first, again].filter(({ failure }) => failure === undefined);
  if (only && !other) return { ...only, scripts };
  const places = new Map(again.differences.map((one) => [keyOf(one), one.where]));
  const differences = first.differences.flatMap((one) => {
    const where = places.get(keyOf(one));
    return where ? { ...one, where: one.where.filter((page) => where.includes(page)) } : [];
  });
  const unread = first.unread.filter((page) => again.unread.includes(page));
  return { ...again, scripts, unread, differences };
}
