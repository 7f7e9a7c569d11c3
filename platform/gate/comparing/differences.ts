import { diffArrays } from 'diff';
import type { Kind, Note } from '../recording/trace';

/** What is not the same for a guest or the owner, in whatever places it shows. */
export interface Difference {
  kind: Kind | 'money' | 'look' | 'bytes';
  /** Empty for what belongs to no part of a page. */
  module: string;
  about: string;
  /** Undefined when it is new. */
  was: string | undefined;
  /** Undefined when it is gone. */
  is: string | undefined;
  /** The pages that show it. */
  where: readonly string[];
}

/** An amount of money in whatever currency, as prices are written. */
const AMOUNT = /\d[\d.,]*[.,]\d{2}\b/g;
/** Kinds that only repeat what the words of the page say. */
const REPEATING: ReadonlySet<string> = new Set([
  ...['accessibility', 'keyboard', 'focus', 'links', 'print', 'search'],
]);

/** What identifies a difference, in whatever places it shows. */
export const keyOf = ({ kind, module, about, was, is }: Difference) =>
  JSON.stringify([kind, module, about, was ?? null, is ?? null]);

/**
 * @returns what differs between two traces of the same journey. What only came earlier or later is no difference: that
 *   follows from how busy the machine is.
 */
export function differencesOf(live: readonly Note[], candidate: readonly Note[]): Difference[] {
  const groups = new Map<string, { was: Note[]; is: Note[] }>();
  const sort = (notes: readonly Note[], side: 'was' | 'is') => {
    for (const note of notes) {
      const key = JSON.stringify([note.where, note.module, note.kind]);
      const group = groups.get(key) ?? { was: [], is: [] };
      group[side].push(note);
      groups.set(key, group);
    }
  };
  sort(live, 'was');
  sort(candidate, 'is');
  return merged([...groups.values()].flatMap(({ was, is }) => changesOf(was, is)));
}

/** The heading above it does not count: everything below a heading with other words would differ. */
const isSame = (one: Note, other: Note) => one.text === other.text && one.sign === other.sign;

function changesOf(was: readonly Note[], is: readonly Note[]): Difference[] {
  const parts = diffArrays([...was], [...is], { comparator: isSame });
  const gone = parts.flatMap(({ removed, value }) => (removed ? value : []));
  const fresh = parts.flatMap(({ added, value }) => (added ? value : []));
  for (const note of [...gone]) {
    const later = fresh.findIndex((one) => isSame(one, note) && one.step !== note.step);
    if (later < 0) continue;
    fresh.splice(later, 1);
    gone.splice(gone.indexOf(note), 1);
  }
  const changes: Difference[] = [];
  for (const note of gone) {
    const inPlace = (one: Note) => one.step === note.step && one.sign === note.sign;
    // What is there in its place: under the same heading, or else the next.
    const below = fresh.findIndex((one) => inPlace(one) && one.about === note.about);
    const place = below < 0 ? fresh.findIndex(inPlace) : below;
    const [instead] = place < 0 ? [] : fresh.splice(place, 1);
    changes.push(difference(note, note.text, instead?.text));
  }
  changes.push(...fresh.map((note) => difference(note, undefined, note.text)));
  return changes;
}

/** That something no longer goes away, or goes away now, is not the same as that it is gone or new. */
function difference(
  { where, module, kind, about, sign }: Note,
  was: string | undefined,
  is: string | undefined,
): Difference {
  const amounts = (text = '') => (text.match(AMOUNT) ?? []).join(' ');
  const isMoney = kind === 'words' && amounts(was) !== amounts(is);
  const leaves = (text: string | undefined) => text && `that “${text}” goes away`;
  const isLeaving = sign === '-' && (was === undefined || is === undefined);
  return {
    kind: isMoney ? 'money' : kind,
    ...{ module, about, where: where === '' ? [] : [where] },
    was: isLeaving ? leaves(was) : was,
    is: isLeaving ? leaves(is) : is,
  };
}

/** Each difference once, without what follows from another one. */
export function merged(differences: readonly Difference[]): Difference[] {
  const found = new Map<string, Difference>();
  for (const one of differences) {
    const where = new Set([...(found.get(keyOf(one))?.where ?? []), ...one.where]);
    found.set(keyOf(one), { ...one, where: [...where] });
  }
  const all = [...found.values()];
  return all.filter((one) => !all.some((other) => other !== one && follows(one, other)));
}

/**
 * Whether a difference only repeats another one: what belongs to a dish that is gone, its button, its new price in a
 * name, the same words on paper.
 */
function follows(one: Difference, other: Difference): boolean {
  if (other.kind !== 'words' && other.kind !== 'money') return false;
  const isSameChange = one.was === other.was && one.is === other.is;
  if (isSameChange && one.module === other.module && REPEATING.has(one.kind)) return true;
  // Words of one module that another one only shows.
  if (isSameChange && one.kind === other.kind && one.module !== other.module)
    return one.module > other.module;
  const [text, own] = other.is === undefined ? [other.was, one.was] : [other.is, one.is];
  if (other.is === undefined || other.was === undefined) {
    const isAlike = (one.is === undefined) === (other.is === undefined);
    if (text === undefined || own === undefined || !isAlike) return false;
    if ((one.was === undefined) !== (other.was === undefined)) return false;
    const isBelow = one.about === text && one.module === other.module && !/^that “/.test(text);
    return isBelow || (REPEATING.has(one.kind) && names(own, text));
  }
  return (
    REPEATING.has(one.kind) &&
    one.was !== undefined &&
    one.was.includes(other.was) &&
    one.is === one.was.replaceAll(other.was, other.is)
  );
}

/** Whether a control's name has a dish's name, or whatever else is long enough to be one. */
const names = (control: string, text: string) => text.length > 3 && control.includes(text);
