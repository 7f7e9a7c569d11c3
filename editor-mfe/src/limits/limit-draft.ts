import { asciiDigits } from '@simmer/shared/ascii-digits';
import { isBlank } from '@simmer/shared/blank';
import { inOrder, limitKey, type Limits, type Pool } from '@simmer/shared/limits';
import { WEEKDAYS } from '@simmer/shared/ordering';
import type { FormState } from '../write/write';

type Counts = Readonly<Record<string, number>>;

/** What a form is for. */
export interface FormPlace {
  /** `dish` is for a dish's lead time and numbers, `phone` for an order that the owner has taken herself. */
  kind: Pool['kind'] | 'dish' | 'phone';
  /** Of the pool, of the dish, or of the claim of an order by phone. A new one keeps it when it is tried again. */
  id: string;
  isNew: boolean;
  /** Of an order by phone; otherwise empty. */
  day: string;
  /** The usual number of a pool when the form was opened: while others change weekdays, it stays the usual one. */
  usual?: number | undefined;
  /** The order by phone that is changed, as it was when the form was opened. */
  order?: { name: string; counts: Counts } | undefined;
  /** Whether it has opened with what was typed before the page was loaded again. */
  isRestored?: boolean;
}

/**
 * What is typed in a form, by the names of its fields. Names of two words: `dish Pie` is "yes" for a chosen dish,
 * `size Large` how many portions a size counts as, `on 6` the number for Saturdays, `date 3` and `count 3` a row for one
 * date, and `take oven` what an order by phone takes of a pool. A row that was removed is null.
 */
export type LimitDraft = Readonly<Record<string, string | null | undefined>>;

export const textOf = (draft: LimitDraft, name: string): string => draft[name] ?? '';

/** The number in a typed text; undefined if it is blank, NaN if it is no whole number. */
export function countIn(text: string): number | undefined {
  if (isBlank(text)) return undefined;
  const digits = asciiDigits(text).trim();
  return /^\d{1,9}$/.test(digits) ? Number(digits) : NaN;
}

/** The entries whose names begin with a word, by the rest of their names. */
export function entriesOf<Value>(word: string, all: Readonly<Record<string, Value>>) {
  return Object.entries(all).flatMap(([name, value]) =>
    name.startsWith(`${word} `) ? [[name.slice(word.length + 1), value] as const] : [],
  );
}

export function chosenDishes(draft: LimitDraft): readonly string[] {
  return entriesOf('dish', draft).flatMap(([dish, isChosen]) => (isChosen ? dish : []));
}

/** The rows of single dates. */
export function dateRows(draft: LimitDraft) {
  return entriesOf('date', draft).flatMap(([key, date]) =>
    typeof date === 'string'
      ? { key: Number(key), date, count: textOf(draft, `count ${key}`) }
      : [],
  );
}

/** What counts on a weekday, as typed. */
export function weekdayText(draft: LimitDraft, day: number): string {
  const own = textOf(draft, `on ${String(day)}`);
  return isBlank(own) ? textOf(draft, 'usual') : own;
}

/** What is stored, as a form shows it before anything is typed. Dates that are over are left out. */
export function limitDraftOf(
  { pools, sizes, limits, leadDays, least, most }: Limits,
  { kind, id, usual: before, order }: FormPlace,
  today: string,
): LimitDraft {
  if (kind === 'phone') return order ? phoneDraftOf(pools, order) : {};
  const { name, dishes = [] } = pools.find((one) => one.id === id) ?? {};
  const week = weekOf(limits, id);
  const usual = usualOf(week, before);
  const own = week.map((count) => (count === usual ? undefined : count));
  const dates = entriesOf(id, limits).filter(([when]) => when.length === 10 && when >= today);
  const fields: (readonly [name: string, value: string | number | undefined])[] =
    kind === 'dish'
      ? [
          ['dish', id],
          ['leadDays', leadDays[id]],
          ['least', least[id]],
          ['most', most[id]],
        ]
      : [
          ...[['name', name] as const, ['usual', usual] as const],
          ...dishes.map((dish) => [`dish ${dish}`, 'yes'] as const),
          ...entriesOf(id, sizes).map(([label, count]) => [`size ${label}`, count] as const),
          ...own.map((count, day) => [`on ${String(day)}`, count] as const),
          ['guest', limits[limitKey(id, 'guest')]],
          // The date itself is the key of its row, which stays the same when another manager adds one.
          ...dates.map(([date]) => [`date ${String(Date.parse(date))}`, date] as const),
          ...dates.map(([date, count]) => [`count ${String(Date.parse(date))}`, count] as const),
        ];
  return Object.fromEntries(
    fields.flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  );
}

function phoneDraftOf(
  pools: Limits['pools'],
  { name, counts }: NonNullable<FormPlace['order']>,
): LimitDraft {
  const taken = pools.flatMap(({ id, kind }) => {
    const { [id]: count = 0 } = counts;
    if (count === 0) return [];
    return [
      kind === 'window' ? (['window', id] as const) : ([`take ${id}`, String(count)] as const),
    ];
  });
  return { name, ...Object.fromEntries(taken) };
}

/** The numbers of a pool for the weekdays, Sunday first. */
export const weekOf = (limits: Limits['limits'], id: string) =>
  WEEKDAYS.map((day) => limits[limitKey(id, day)]);

/**
 * The number that most weekdays have; days on which a window is closed do not count, unless there are no others.
 * @param before as in `FormPlace`.
 */
export function usualOf(
  week: readonly (number | undefined)[],
  before?: number,
): number | undefined {
  if (week.includes(undefined)) return undefined;
  if (week.includes(before)) return before;
  const open = week.filter((count) => count !== 0);
  const times = (count: number | undefined) => open.filter((one) => one === count).length;
  return open.reduce((best, count) => (times(count) > times(best) ? count : best), open[0] ?? 0);
}

/** What a form shows: what is stored, with what was typed since it was opened. */
export function typedDraft(
  limits: Limits,
  { changes, ...place }: FormPlace & Pick<FormState<LimitDraft>, 'changes'>,
  today: string,
): LimitDraft {
  // A dish that is chosen may have rules already.
  const id = (place.kind === 'dish' && changes.dish) || place.id;
  return { ...limitDraftOf(limits, { ...place, id }, today), ...changes };
}

/** The limits with what a form says. */
export function withDraft(stored: Limits, { kind, id }: FormPlace, draft: LimitDraft): Limits {
  if (kind === 'dish') {
    const dish = textOf(draft, 'dish');
    const rule = (name: 'leadDays' | 'least' | 'most') =>
      replaced(stored[name], (one) => one === dish, [[dish, draft[name]]]);
    return { ...stored, leadDays: rule('leadDays'), least: rule('least'), most: rule('most') };
  }
  const others = withoutLimit(stored, id);
  const pool: Pool = {
    ...{ id, kind: kind === 'window' ? kind : 'dishes', name: textOf(draft, 'name').trim() },
    dishes: chosenDishes(draft),
  };
  const own = [
    ...WEEKDAYS.map((day) => [limitKey(id, day), weekdayText(draft, day)] as const),
    ...dateRows(draft).map(({ date, count }) => [limitKey(id, date), count] as const),
    [limitKey(id, 'guest'), draft.guest] as const,
  ];
  const sizes = entriesOf('size', draft).map(([size, text]) => [limitKey(id, size), text] as const);
  return {
    ...others,
    pools: inOrder([...others.pools, pool]),
    sizes: { ...others.sizes, ...counts(sizes) },
    limits: { ...others.limits, ...counts(own) },
  };
}

/** The limits without a pool, or without what is set for a dish. */
export function withoutLimit(all: Limits, id: string): Limits {
  const ofDish = (name: string) => name === id;
  const ofPool = (key: string) => key.startsWith(limitKey(id, ''));
  return {
    ...all,
    pools: all.pools.filter((pool) => pool.id !== id),
    ...{ sizes: replaced(all.sizes, ofPool), limits: replaced(all.limits, ofPool) },
    leadDays: replaced(all.leadDays, ofDish),
    ...{ least: replaced(all.least, ofDish), most: replaced(all.most, ofDish) },
  };
}

/** What an order by phone takes. */
export function phoneCounts(draft: LimitDraft): Counts {
  const window = textOf(draft, 'window');
  const taken = Object.entries(counts(entriesOf('take', draft))).filter(([, count]) => count > 0);
  return { ...Object.fromEntries(taken), ...(window !== '' && { [window]: 1 }) };
}

type Typed = readonly (readonly [key: string, text: LimitDraft[string]])[];

/** The typed numbers, without those that are blank. */
function counts(typed: Typed): Counts {
  const numbers = typed.map(([key, text]) => [key, countIn(text ?? '')] as const);
  return Object.fromEntries(numbers.flatMap(([key, n]) => (n === undefined ? [] : [[key, n]])));
}

/** Counts, some of them with what is typed instead. */
function replaced(all: Counts, isOld: (key: string) => boolean, typed: Typed = []): Counts {
  const others = Object.entries(all).filter(([key]) => !isOld(key));
  return { ...Object.fromEntries(others), ...counts(typed) };
}
