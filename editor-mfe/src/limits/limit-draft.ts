import { asciiDigits } from '@simmer/shared/ascii-digits';
import { isBlank } from '@simmer/shared/blank';
import type { Claim } from '@simmer/shared/claim';
import { limitKey, type Limits, type Pool } from '@simmer/shared/limits';
import { WEEKDAYS } from '@simmer/shared/ordering';
import { pick } from '../write/write';

/** Which of the forms, and for what: a pool, a dish, or a day. */
export interface FormPlace {
  /** `dish` is for a dish's lead time and numbers, `phone` for an order that the owner has taken herself. */
  kind: Pool['kind'] | 'dish' | 'phone';
  /** The id of the pool, which a new one keeps when it is tried again; the dish; or the day. Empty for a dish not chosen yet. */
  id: string;
  isNew: boolean;
  /** The claim of an order by phone, which stays the same when it is tried again. */
  claim: string;
}

/** A limit for one date, as typed. */
export interface DatedLimit {
  /** Identifies the row while others are added or removed; never stored. */
  key: number;
  date: string;
  count: string;
}

type Texts = Readonly<Record<string, string>>;

/** What is typed in a form, before validation. Each kind has some of the fields. */
export interface LimitDraft {
  /** Of a pool, or of whoever called. */
  name: string;
  dishes: readonly string[];
  /** How many portions a size counts as, by its label. */
  sizes: Texts;
  /** For every weekday that has no number of its own in `week`. */
  perDay: string;
  /** By the number of the weekday. */
  week: Texts;
  dates: readonly DatedLimit[];
  perGuest: string;
  dish: string;
  leadDays: string;
  least: string;
  most: string;
  /** The portions of an order by phone, by pool. */
  portions: Texts;
  /** The window of an order by phone. */
  window: string;
}

const textOf = (count: number | undefined) => (count === undefined ? '' : String(count));

/** The number in a typed text; undefined if it is blank, NaN if it is no whole number. */
export function countIn(text: string | undefined): number | undefined {
  if (text === undefined || isBlank(text)) return undefined;
  const digits = asciiDigits(text).trim();
  return /^\d{1,9}$/.test(digits) ? Number(digits) : NaN;
}

/** What is stored, as the form shows it. */
export function limitDraftOf(
  { pools, limits, leadDays, least, most }: Limits,
  { kind, id }: FormPlace,
  today: string,
): LimitDraft {
  const pool = pools.find((one) => one.id === id);
  const week = WEEKDAYS.map((day) => limits[limitKey(id, day)]);
  const usual = week.includes(undefined) ? undefined : mostCommon(week);
  const ownDays = week.flatMap((count, day) =>
    count === undefined || count === usual ? [] : [[String(day), String(count)] as const],
  );
  const dates = datesOf(limits, id).filter(([date]) => date >= today);
  return {
    name: pool?.name ?? '',
    dishes: pool?.dishes ?? [],
    sizes: texts(pool?.sizes ?? {}),
    perDay: textOf(usual),
    week: Object.fromEntries(ownDays),
    dates: dates.map(([date, count], key) => ({ key, date, count: String(count) })),
    perGuest: textOf(limits[limitKey(id, 'guest')]),
    dish: kind === 'dish' ? id : '',
    leadDays: textOf(leadDays[id]),
    least: textOf(least[id]),
    most: textOf(most[id]),
    ...{ portions: {}, window: '' },
  };
}

function texts(counts: Readonly<Record<string, number>>): Texts {
  return Object.fromEntries(Object.entries(counts).map(([name, count]) => [name, String(count)]));
}

/** Days on which a window is closed do not count, unless there are no others. */
function mostCommon(week: readonly (number | undefined)[]): number | undefined {
  const open = week.filter((count) => count !== 0);
  const times = (count: number | undefined) => open.filter((one) => one === count).length;
  return open.reduce((best, count) => (times(count) > times(best) ? count : best), open[0] ?? 0);
}

/** The limits of a pool for single dates, in their order. */
function datesOf(limits: Limits['limits'], pool: string): (readonly [string, number])[] {
  const start = `${pool} `;
  return Object.entries(limits)
    .filter(([key]) => key.startsWith(start) && key.length === start.length + 10)
    .map(([key, count]) => [key.slice(start.length), count] as const)
    .sort();
}

/** The limits with what the form says. Limits for dates that are over are left out. */
export function withDraft(
  all: Limits,
  { kind, id }: FormPlace,
  draft: LimitDraft,
  today: string,
): Limits {
  if (kind === 'dish') {
    const set = (counts: Limits['least'], text: string) =>
      defined({ ...counts, [draft.dish]: text });
    return {
      ...all,
      leadDays: set(all.leadDays, draft.leadDays),
      least: set(all.least, draft.least),
      most: set(all.most, draft.most),
    };
  }
  const { pools, limits } = withoutPool(all, id);
  const pool = {
    ...{ id, kind: kind === 'window' ? kind : ('dishes' as const), name: draft.name.trim() },
    ...{ dishes: draft.dishes, sizes: defined(draft.sizes) },
  };
  const own = {
    ...Object.fromEntries(
      WEEKDAYS.map((day) => [limitKey(id, day), weekdayText(draft, day)] as const),
    ),
    ...Object.fromEntries(draft.dates.map(({ date, count }) => [limitKey(id, date), count])),
    [limitKey(id, 'guest')]: draft.perGuest,
  };
  const isOver = (key: string) => /\d{4}-\d{2}-\d{2}$/.test(key) && key.slice(-10) < today;
  const kept = pick({ ...limits, ...defined(own) }, (key) => !isOver(key) && !key.endsWith(' '));
  return { ...all, pools: [...pools, pool], limits: defined(kept) };
}

/** What counts on a weekday, as typed. */
export function weekdayText({ week, perDay }: LimitDraft, day: number): string {
  const own = week[day] ?? '';
  return isBlank(own) ? perDay : own;
}

/** The limits without a pool, or without what is set for a dish. */
export function withoutPool(all: Limits, id: string): Limits {
  const others = (name: string) => name !== id;
  return {
    ...all,
    pools: all.pools.filter((pool) => others(pool.id)),
    limits: defined(pick(all.limits, (key) => !key.startsWith(`${id} `))),
    leadDays: defined(pick(all.leadDays, others)),
    least: defined(pick(all.least, others)),
    most: defined(pick(all.most, others)),
  };
}

/** The numbers, without those that are blank. */
function defined(
  counts: Readonly<Record<string, number | string | undefined>>,
): Readonly<Record<string, number>> {
  const numbers = Object.entries(counts).flatMap(([name, count]) => {
    const number = typeof count === 'number' ? count : countIn(count);
    return number === undefined ? [] : [[name, number] as const];
  });
  return Object.fromEntries(numbers);
}

/** What an order by phone takes. */
export function phoneCounts({ portions, window }: LimitDraft): Claim['held'] {
  const counts = Object.entries(defined(portions)).filter(([, count]) => count > 0);
  return Object.fromEntries([...counts, ...(window === '' ? [] : [[window, 1] as const])]);
}
