import { diffArrays } from 'diff';
import { type Kind, KINDS, type Note } from '../recording/notes';

/** What is not the same for a guest or the owner, wherever it shows. */
export interface Difference {
  kind: Kind;
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

/** An amount of money in any currency: with two decimals, or a whole one next to the currency's sign or code. */
const AMOUNT =
  /\d[\d.,]*[.,]\d{2}\b|(?:\p{Sc}|\b[A-Z]{3})\s?\d+(?:[.,]\d+)*|\d+(?:[.,]\d+)*\s?(?:\p{Sc}|[A-Z]{3}\b)/gu;
/** Kinds that only repeat what the words of the page say. */
const REPEATING: ReadonlySet<string> = new Set([
  ...['accessibility', 'keyboard', 'focus', 'links', 'print', 'search'],
]);

/** A line that only one of two recordings of a journey has. */
export type Change = Note & { side: 'was' | 'is' };

/** What identifies a change, wherever it shows. */
export const keyOf = ({ side, kind, module, about, isGone, text }: Change) =>
  JSON.stringify([side, kind, module, about, isGone, text]);

/** Compares two recordings of a journey. What only came earlier or later has not changed: the machine was busy. */
export function changesBetween(live: readonly Note[], candidate: readonly Note[]): Change[] {
  const all: Change[] = [
    ...live.map((note) => ({ ...note, side: 'was' as const })),
    ...candidate.map((note) => ({ ...note, side: 'is' as const })),
  ];
  return byPlace(all).flatMap(({ was, is }) => {
    // Headings above do not count: everything below a changed heading would differ.
    const comparator = (one: Note, other: Note) =>
      one.text === other.text && one.isGone === other.isGone;
    const parts = diffArrays(was, is, { comparator });
    const fresh = parts.flatMap(({ added, value }) => (added ? value : []));
    const gone = parts.flatMap(({ removed, value }) => (removed ? value : []));
    const hasMoved = (note: Note) => (one: Note) =>
      comparator(one, note) && one.about === note.about && one.step !== note.step;
    return [...gone.filter((note) => !take(fresh, hasMoved(note))), ...fresh];
  });
}

/** Makes differences of a journey's changes: a line that is gone and the line in its place are one. */
export function differencesOf(changes: readonly Change[]): Difference[] {
  return byPlace(changes).flatMap(({ was, is }) => {
    const changed = was.map((note) => {
      const isThere = (one: Note) => one.step === note.step && one.isGone === note.isGone;
      // What is in its place: under the same heading, or else the next.
      const instead =
        take(is, (one) => isThere(one) && one.about === note.about) ?? take(is, isThere);
      return difference(note, note.text, instead?.text);
    });
    return [...changed, ...is.map((note) => difference(note, undefined, note.text))];
  });
}

/** The changes of each part of a page, by kind and side. */
function byPlace(changes: readonly Change[]) {
  const groups = new Map<string, Record<Change['side'], Change[]>>();
  for (const change of changes) {
    const key = JSON.stringify([change.where, change.module, change.kind]);
    const group = groups.get(key) ?? { was: [], is: [] };
    group[change.side].push(change);
    groups.set(key, group);
  }
  return [...groups.values()];
}

/** Removes and returns the first that fits. */
function take(changes: Change[], fits: (one: Change) => boolean): Change | undefined {
  const index = changes.findIndex(fits);
  return index < 0 ? undefined : changes.splice(index, 1)[0];
}

/** That something goes away, or no longer does, is not the same as that it is gone or new. */
function difference(
  { where, module, kind, about, isGone }: Note,
  was: string | undefined,
  is: string | undefined,
): Difference {
  const amounts = (text = '') => (text.match(AMOUNT) ?? []).join(' ');
  const isMoney = kind === 'words' && amounts(was) !== amounts(is);
  const isLeaving = isGone && (was === undefined || is === undefined);
  const said = (text: string | undefined) =>
    isLeaving && text !== undefined ? `the removal of “${text}”` : text;
  return {
    ...{ kind: isMoney ? 'money' : kind, module, about, was: said(was), is: said(is) },
    where: where === '' ? [] : [where],
  };
}

const ORDER = Object.keys(KINDS);

/** What identifies a difference, wherever it shows. */
export const identityOf = ({ kind, module, about, was, is }: Difference) =>
  JSON.stringify([kind, module, about, was ?? null, is ?? null]);

/** Each difference once, without what follows from another one, in the order of their kinds. */
export function merged(differences: readonly Difference[]): Difference[] {
  const found = new Map<string, Difference>();
  for (const one of differences) {
    const where = new Set([...(found.get(identityOf(one))?.where ?? []), ...one.where]);
    found.set(identityOf(one), { ...one, where: [...where] });
  }
  const all = [...found.values()];
  return all
    .filter((one) => !all.some((other) => other !== one && follows(one, other)))
    .sort((one, other) => ORDER.indexOf(one.kind) - ORDER.indexOf(other.kind));
}

/**
 * Whether a difference only repeats another one: what belongs to a dish that is gone, its button, its new price in a
 * name, the same words on paper.
 */
function follows(one: Difference, other: Difference): boolean {
  if (other.kind !== 'words' && other.kind !== 'money') return false;
  const isRepeating = REPEATING.has(one.kind);
  if (one.was === other.was && one.is === other.is) {
    if (isRepeating && one.module === other.module) return true;
    // Words of one module that another one only shows.
    if (one.kind === other.kind && one.module !== other.module) return one.module > other.module;
  }
  if (other.was !== undefined && other.is !== undefined)
    return isRepeating && one.is !== undefined && one.is === replaced(one.was, other.was, other.is);
  const [text = '', own = ''] = [other.was ?? other.is, one.was ?? one.is];
  const isBothNew = one.was === undefined && other.was === undefined;
  const isBothGone = one.is === undefined && other.is === undefined;
  if (!isBothNew && !isBothGone) return false;
  const isBelow =
    one.about === text && one.module === other.module && !/^the removal of “/.test(text);
  // That a dish is gone from one page does not explain why its price is gone from another.
  if (isBelow && (isRepeating || one.where.every((page) => other.where.includes(page))))
    return true;
  // Where a link leads is more than its words.
  return isRepeating && one.kind !== 'links' && names(own, text);
}

/** A text with some words replaced; undefined when it does not contain them. */
const replaced = (text: string | undefined, words: string, by: string) =>
  text?.includes(words) === true ? text.replaceAll(words, by) : undefined;

/** Whether a control's name contains a dish's name, or another text that is long enough to be one. */
const names = (control: string, text: string) => text.length > 3 && control.includes(text);
