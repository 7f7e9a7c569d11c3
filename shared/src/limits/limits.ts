import * as v from 'valibot';
import { utc } from '../ordering/day';
import { typedHours } from '../ordering/typed-hours';
import { describeIssues } from '../parse/problems';
import { shortText } from '../parse/short-text';
import type { Counts } from './counts';

/** The same numbers as in `firestore.rules`, where one order can move nine pools: all that have dishes, and one window. */
export const LIMITS = { pools: 8, windows: 8, name: 40, portions: 999, few: 99 } as const;

/** Dishes that share a limit, such as a pot, or a part of the day in which orders are delivered. */
export interface Pool {
  readonly id: string;
  readonly kind: 'dishes' | 'window';
  /** What it is called. For a window, this is the order's time, such as "4 to 6 pm". */
  readonly name: string;
  /** The ids of its dishes; those of the fixed menu are their names. */
  readonly dishes: readonly string[];
  /** How many portions a size counts as, by its label; a size that is missing counts as one. */
  readonly sizes: Readonly<Record<string, number>>;
}

/** How much the shop can cook and deliver: the document `settings/limits`. */
export interface Limits {
  readonly pools: readonly Pool[];
  /**
   * The most portions of a pool, or the most orders of a window: by `limitKey`. Where none is set, there is no limit; a
   * window with a limit of 0 is closed.
   */
  readonly limits: Readonly<Record<string, number>>;
  /** For some dishes, how many days in advance they must be ordered. */
  readonly leadDays: Readonly<Record<string, number>>;
  /** For some dishes, the smallest and the largest number that an order may have. */
  readonly least: Readonly<Record<string, number>>;
  readonly most: Readonly<Record<string, number>>;
  /** What becomes of an order that cannot be counted, because the database does not answer. */
  readonly whenSilent: 'refuse' | 'pass';
}

export const NO_LIMITS: Limits = {
  ...{ pools: [], limits: {}, leadDays: {}, least: {}, most: {}, whenSilent: 'refuse' },
};

const count = (least: number, most: number) =>
  v.pipe(v.number(), v.safeInteger(), v.minValue(least), v.maxValue(most));
const few = v.record(v.string(), count(1, LIMITS.few));

const name = v.pipe(shortText(LIMITS.name), v.nonEmpty('is blank'));
const PoolSchema = v.object({
  name,
  dishes: v.optional(v.array(v.string()), []),
});
const LimitsSchema = v.object({
  pools: v.optional(v.record(v.string(), PoolSchema), {}),
  /** Their names. */
  windows: v.optional(v.record(v.string(), name), {}),
  /** How many portions a size counts as, by the id of its pool and its label, with a space between them. */
  sizes: v.optional(few, {}),
  limits: v.optional(v.record(v.string(), count(0, LIMITS.portions)), {}),
  leadDays: v.optional(few, {}),
  least: v.optional(few, {}),
  most: v.optional(few, {}),
  whenSilent: v.optional(v.picklist(['refuse', 'pass']), 'refuse'),
});

/** The content of the document. */
export type LimitsDocument = Readonly<Record<string, unknown>>;

/** The document for these limits. */
export function limitsFields({ pools, ...fields }: Limits): LimitsDocument {
  const ofKind = (kind: Pool['kind']) => pools.filter((pool) => pool.kind === kind);
  const withDishes = ofKind('dishes');
  const sizes = withDishes.flatMap(({ id, sizes: ofPool }) =>
    Object.entries(ofPool).map(([label, portions]) => [`${id} ${label}`, portions] as const),
  );
  return {
    ...fields,
    sizes: Object.fromEntries(sizes),
    pools: Object.fromEntries(withDishes.map(({ id, name, dishes }) => [id, { name, dishes }])),
    windows: Object.fromEntries(ofKind('window').map(({ id, name }) => [id, name])),
  };
}

export interface ParsedLimits {
  limits: Limits;
  /** One sentence per invalid value. With one, there are no limits in the document that count. */
  problems: readonly string[];
}

/**
 * It never throws.
 * @param data the content of the document `settings/limits`; undefined if there is none.
 */
export function parseLimits(data: unknown): ParsedLimits {
  const { success, output, issues } = v.safeParse(LimitsSchema, data ?? {});
  if (!success) return { limits: NO_LIMITS, problems: describeIssues(issues) };
  const { windows: byId, sizes, ...stored } = output;
  const sizesOf = (id: string) =>
    Object.entries(sizes).flatMap(([key, portions]) =>
      key.startsWith(`${id} `) ? [[key.slice(id.length + 1), portions] as const] : [],
    );
  const pools: Pool[] = [
    ...Object.entries(stored.pools).map(([id, pool]): Pool => ({
      ...{ id, kind: 'dishes', sizes: Object.fromEntries(sizesOf(id)) },
      ...pool,
    })),
    ...Object.entries(byId).map(([id, name]) => windowPool(id, name)),
  ];
  const hour = ({ name }: Pool) => typedHours(name).start;
  const inOrder = (a: Pool, b: Pool) => hour(a) - hour(b) || a.name.localeCompare(b.name);
  return { limits: { ...stored, pools: pools.sort(inOrder) }, problems: [] };
}

function windowPool(id: string, name: string): Pool {
  return { id, kind: 'window', name, dishes: [], sizes: {} };
}

/** Where `Limits.limits` has a pool's limit for a day like `2026-12-24`, for a weekday (0 is Sunday), or per guest. */
export function limitKey(pool: string, when: string | number): string {
  return `${pool} ${String(when)}`;
}

/** The limit of a pool on a day; undefined if there is none. */
export function limitOn({ limits }: Limits, pool: string, day: string): number | undefined {
  return limits[limitKey(pool, day)] ?? limits[limitKey(pool, utc(day).getUTCDay())];
}

export const dishPools = ({ pools }: Limits) => pools.filter(({ kind }) => kind === 'dishes');
export const windows = ({ pools }: Limits) => pools.filter(({ kind }) => kind === 'window');

/** The windows that are open on a day, in their order; on no day in particular, all of them. */
export function windowsOn(limits: Limits, day: string): readonly Pool[] {
  return windows(limits).filter(({ id }) => day === '' || limitOn(limits, id, day) !== 0);
}

/** The window that a typed time means: by its name, or by its hours; undefined if it means none, or more than one. */
export function windowOf(limits: Limits, day: string, typed: string): Pool | undefined {
  const open = windowsOn(limits, day);
  const named = open.find(({ name }) => name.toLowerCase() === typed.trim().toLowerCase());
  if (named) return named;
  const { start, end } = typedHours(typed);
  const around = open.filter(({ name }) => {
    const hours = typedHours(name);
    return start >= hours.start && end <= hours.end && start < hours.end;
  });
  return around.length === 1 ? around[0] : undefined;
}

/** A line of an order, as far as limits are concerned. */
export interface CountedLine {
  readonly dish: string;
  readonly size: string;
  readonly quantity: number;
}

/** The portions of a line that count in a pool. */
export function portionsIn({ dishes, sizes }: Pool, { dish, size, quantity }: CountedLine): number {
  return dishes.includes(dish) ? quantity * (sizes[size] ?? 1) : 0;
}

/**
 * How many of a dish there are, in its smallest size.
 * @param left what is left of a pool.
 */
export function leftOfDish(
  limits: Limits,
  { dish, sizes }: { dish: string; sizes: readonly string[] },
  left: (pool: string) => number,
): number {
  const ofPools = dishPools(limits).map((pool) => {
    const portions = sizes.map((size) => portionsIn(pool, { dish, size, quantity: 1 }));
    const least = Math.min(...portions);
    return least > 0 ? Math.floor(left(pool.id) / least) : Infinity;
  });
  return Math.min(...ofPools);
}

/**
 * What an order counts as.
 * @param day a day of the calendar.
 * @param time as the guest typed it.
 */
export function countsOf(
  limits: Limits,
  lines: readonly CountedLine[],
  day: string,
  time: string,
): Counts {
  const window = windowOf(limits, day, time);
  const counts = dishPools(limits).map((pool) => {
    const portions = lines.map((line) => portionsIn(pool, line));
    return [pool.id, portions.reduce((all, one) => all + one, 0)] as const;
  });
  return Object.fromEntries([
    ...counts.filter(([, portions]) => portions > 0),
    ...(window ? [[window.id, 1] as const] : []),
  ]);
}
