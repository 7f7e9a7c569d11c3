import { diffArrays } from 'diff';
import { type Kind, KINDS, type Line, type Recording, THE_END } from '../recording/notes';

/** What is not the same for a guest or the owner, wherever it shows. */
export interface Difference {
  kind: Kind;
  /** Empty for what belongs to no part of a page. */
  module: string;
  /** The headings above it; for another way, the action. */
  about: readonly string[];
  /** The former text; missing when the line is new. */
  was: string | undefined;
  /** The new text; missing when the line is gone. */
  is: string | undefined;
  /** The pages that show it. */
  where: readonly string[];
}

/** A line at a place in a journey, of what is live or of the candidate. */
export type Change = Line & { side: 'was' | 'is'; step: number; where: string };

/** What identifies a change, wherever it shows. */
export const keyOf = ({ side, kind, module, about, text }: Change) =>
  JSON.stringify([side, kind, module, about, text]);

type Views = Pick<Recording, 'lines' | 'views' | 'failure'>;

/**
 * Compares two recordings of a journey, view by view: what they show after the same action. Where one of them leads to
 * another page, that is the change, and not everything on it.
 * @returns each change once for each place.
 */
export function changesBetween(was: Views, is: Views): readonly Change[] {
  const isComplete = was.failure === undefined && is.failure === undefined;
  const endOf = ({ failure, views }: Views) =>
    failure === undefined ? Infinity : views.find(({ action }) => action === THE_END)?.step;
  // A journey that fails is compared up to there, and had no time for its mail.
  let end = Math.min(endOf(was) ?? 0, endOf(is) ?? 0);
  const pageAt = ({ views }: Views, step: number) =>
    views.find((view) => view.step === step && view.action !== '');
  const changes: Change[] = [];
  const astray = new Set<number>();
  for (const { step, action, where } of is.views) {
    const before = action === '' ? undefined : pageAt(was, step);
    if (!before || step >= end) continue;
    const isSameAction = before.action === action;
    if (isSameAction && before.where === where) continue;
    const way = {
      kind: 'way',
      module: '',
      about: isSameAction ? action : '',
      step,
      where: '',
    } as const;
    const [from, to] = isSameAction ? [before.where, where] : [before.action, action];
    if (!astray.has(step - 1))
      changes.push({ ...way, side: 'was', text: from }, { ...way, side: 'is', text: to });
    astray.add(step);
    if (!isSameAction) end = step;
  }
  const notesOf = (side: Change['side'], own: Views, other: Views) =>
    own.views.flatMap(({ step, action, where, lines }): Change[] => {
      const isCompared =
        where === ''
          ? isComplete
          : step < end && !astray.has(step) && (action === '' || pageAt(other, step));
      if (!isCompared) return [];
      // What no page shows may appear a step later.
      const place = { side, step: where === '' ? 0 : step, where };
      return lines.flatMap((at) => {
        const line = own.lines[at];
        return line ? { ...line, ...place } : [];
      });
    });
  return [...changes, ...unequal([...notesOf('was', was, is), ...notesOf('is', is, was)])];
}

/** The notes of two sides that are not the same, each once for each place. */
export function unequal(notes: readonly Change[]): readonly Change[] {
  // Headings above do not count: everything below a changed heading would differ.
  const comparator = (one: Change, other: Change) => one.text === other.text;
  const changes = byPlace(notes).flatMap(({ was, is }) =>
    diffArrays(was, is, { comparator }).flatMap(({ added, removed, value }) =>
      added || removed ? value : [],
    ),
  );
  return [...new Map(changes.map((one) => [keyOf(one) + one.where, one])).values()];
}

/** Makes differences of a journey's changes: a line that is gone and the one that replaces it are one. */
export function differencesOf(changes: readonly Change[]): Difference[] {
  return byPlace(changes).flatMap(({ was, is }) => {
    const pairs: Difference[] = [];
    for (const fits of FITTING)
      for (const line of [...was]) {
        const isBelow = ({ about }: Change) => about === line.about;
        const isOnly = [was, is].every((side) => side.filter(isBelow).length === 1);
        const isRest = was.length + is.length === 2;
        const other = is.find((one) => fits(line, one, isRest || (isOnly && isBelow(one))));
        if (!other) continue;
        was.splice(was.indexOf(line), 1);
        is.splice(is.indexOf(other), 1);
        pairs.push(difference(line, line.text, other.text));
      }
    return [
      ...pairs,
      ...was.map((line) => difference(line, line.text, undefined)),
      ...is.map((line) => difference(line, undefined, line.text)),
    ];
  });
}

/** Which line replaces another one, from the surest sign to the weakest. */
const FITTING: readonly ((line: Change, other: Change, isOnly: boolean) => boolean)[] = [
  (line, other) => line.text === other.text,
  (line, other) => line.about === other.about && areAlike(line.text, other.text),
  (line, other) => areAlike(line.text, other.text),
  (line, other, isOnly) => isOnly && areComparable(line.text, other.text),
];

const wordsIn = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** Whether one may replace the other: a badge replaces no sentence, and a name no amount. */
function areComparable(one: string, other: string): boolean {
  const [less = 0, more = 0] = [one, other]
    .map((text) => wordsIn(text).length)
    .sort((a, b) => a - b);
  const haveAmounts = [one, other].map((text) => amountsIn(text) !== '');
  return haveAmounts[0] === haveAmounts[1] && more <= MOST_WORDS_MORE * Math.max(less, 1);
}
const MOST_WORDS_MORE = 4;

/** Whether half of the words are the same, or both are nothing but an amount. */
function areAlike(one: string, other: string): boolean {
  const [words, others] = [wordsIn(one), wordsIn(other)];
  const left = [...others];
  const same = words.filter((word) => left.includes(word) && left.splice(left.indexOf(word), 1));
  const isAmount = (text: string) => text !== '' && text.replace(AMOUNT, '').trim() === '';
  return (
    (isAmount(one) && isAmount(other)) ||
    2 * same.length >= Math.max(words.length, others.length, 1)
  );
}

/** The changes of each part of a page, by kind and side. */
function byPlace(changes: readonly Change[]) {
  const groups = new Map<string, Record<Change['side'], Change[]>>();
  for (const change of changes) {
    const key = JSON.stringify([change.step, change.where, change.module, change.kind]);
    const group = groups.get(key) ?? { was: [], is: [] };
    group[change.side].push(change);
    groups.set(key, group);
  }
  return [...groups.values()];
}

/** An amount of money in any currency: with two decimals, or a whole one next to the currency's sign or code. */
const AMOUNT =
  /\d[\d.,]*[.,]\d{2}\b|(?:\p{Sc}|\b[A-Z]{3})\s?\d+(?:[.,]\d+)*|\d+(?:[.,]\d+)*\s?(?:\p{Sc}|[A-Z]{3}\b)/gu;
const amountsIn = (text = '') => (text.match(AMOUNT) ?? []).join(' ');

function difference(
  { where, module, kind, about }: Change,
  was: string | undefined,
  is: string | undefined,
): Difference {
  const isMoney = kind === 'words' && amountsIn(was) !== amountsIn(is);
  return {
    ...{ kind: isMoney ? 'money' : kind, module, was, is },
    about: about === '' ? [] : [about],
    where: where === '' ? [] : [where],
  };
}

const KIND_NAMES = Object.keys(KINDS);
/** One mistake that changes every dish does not push another one off the screen. */
const FIRST_OF_A_KIND = 6;
/** Kinds that only repeat what the words of the page say. */
const REPEATING: ReadonlySet<string> = new Set(['accessibility', 'focus', 'links', 'files']);

/** What identifies a difference, wherever it shows and whatever it is about. */
export const identityOf = ({ kind, module, was, is }: Difference) =>
  JSON.stringify([kind, module, was ?? null, is ?? null]);

/** Each difference once, without what follows from another one: the first of each kind in the order of the kinds, then the rest. */
export function merged(differences: readonly Difference[]): Difference[] {
  const found = new Map<string, Difference>();
  for (const each of differences) {
    // A move changes many lines at once, so it counts as one difference of its part.
    const isMoved = each.was !== undefined && each.was === each.is;
    const one = isMoved ? { ...each, about: [each.was ?? ''], was: '', is: '' } : each;
    const before = found.get(identityOf(one));
    const about = [...new Set([...(before?.about ?? []), ...one.about])];
    const where = [...new Set([...(before?.where ?? []), ...one.where])];
    found.set(identityOf(one), { ...one, about, where });
  }
  const all = [...found.values()];
  const left = all.filter((one) => !all.some((other) => other !== one && follows(one, other)));
  const byKind = KIND_NAMES.map((kind) => left.filter((one) => one.kind === kind));
  return [
    ...byKind.flatMap((some) => some.slice(0, FIRST_OF_A_KIND)),
    ...byKind.flatMap((some) => some.slice(FIRST_OF_A_KIND)),
  ];
}

/**
 * Whether a difference only repeats another one: what belongs to a dish that is gone, its button, its new price in a
 * name.
 */
function follows(one: Difference, other: Difference): boolean {
  if (other.kind !== 'words' && other.kind !== 'money') return false;
  const isRepeating = REPEATING.has(one.kind);
  // The part that has moved.
  if (other.was === '') return isRepeating && one.was === '' && one.module === other.module;
  if (one.was === other.was && one.is === other.is) {
    if (isRepeating && one.module === other.module) return true;
    // Words that belong to one module and that another one only shows.
    if (one.kind === other.kind && one.module !== other.module) return one.module > other.module;
  }
  if (other.was !== undefined && other.is !== undefined)
    return isRepeating && one.is !== undefined && one.is === replaced(one.was, other.was, other.is);
  const [text = '', own = ''] = [other.was ?? other.is, one.was ?? one.is];
  const isBothNew = one.was === undefined && other.was === undefined;
  const isBothGone = one.is === undefined && other.is === undefined;
  if (!isBothNew && !isBothGone) return false;
  const isBelow =
    one.about.length > 0 &&
    one.about.every((about) => about === text) &&
    one.module === other.module;
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
