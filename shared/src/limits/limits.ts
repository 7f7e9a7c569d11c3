import * as v from 'valibot';
import { addDays, utc } from '../ordering/day';
import { typedHours } from '../ordering/typed-hours';
import { describeIssues } from '../parse/problems';
import { shortText } from '../parse/short-text';
import { sum, type Counts } from './counts';

/** The same numbers as in `firestore.rules`, where one order can move nine pools: all that have dishes, and one window. */
export const LIMITS = { pools: 8, windows: 8, name: 40, portions: 999, few: 99 } as const;

const count = (least: number, most: number) =>
  v.pipe(v.number(), v.safeInteger(), v.minValue(least), v.maxValue(most));
const few = v.record(v.string(), count(1, LIMITS.few));

/** What becomes of an order that cannot be counted, because the database does not answer. */
export const WhenSilentSchema = v.picklist(['refuse', 'pass']);

const name = v.pipe(shortText(LIMITS.name), v.nonEmpty('is blank'));
const LimitsSchema = v.object({
  /** The ids of dishes; those of the fixed menu are their names. */
  pools: v.optional(
    v.record(v.string(), v.object({ name, dishes: v.optional(v.array(v.string()), []) })),
    {},
  ),
  /** Their names. */
  windows: v.optional(v.record(v.string(), name), {}),
  /** How many portions of a pool a size counts as: by `limitKey`, with its label. One that is missing counts as one. */
  sizes: v.optional(few, {}),
  /**
   * The most portions of a pool, or the most orders of a window: by `limitKey`. Where none is set, there is no limit; a
   * window with a limit of 0 is closed.
   */
  limits: v.optional(v.record(v.string(), count(0, LIMITS.portions)), {}),
  /** For some dishes, how many days in advance they must be ordered. */
  leadDays: v.optional(few, {}),
  /** For some dishes, the smallest and the largest number that an order may have. */
  least: v.optional(few, {}),
  most: v.optional(few, {}),
  whenSilent: v.optional(WhenSilentSchema, 'refuse'),
});
type StoredLimits = v.InferOutput<typeof LimitsSchema>;

/** The content of the document `settings/limits`. */
export type LimitsDocument = Readonly<Record<string, unknown>>;

/** Dishes that share a limit, such as a pot, or a part of the day in which orders are delivered. */
export interface Pool {
  readonly id: string;
  readonly kind: 'dishes' | 'window';
  /** What it is called. For a window, this is the order's time, such as "4 to 6 pm". */
  readonly name: string;
  /** The ids of its dishes. */
  readonly dishes: readonly string[];
}

/** How much the shop can cook and deliver. */
export interface Limits extends Readonly<Omit<StoredLimits, 'pools' | 'windows'>> {
  /** As `inOrder` sorts them. */
  readonly pools: readonly Pool[];
}

export const NO_LIMITS: Limits = {
  ...{ pools: [], sizes: {}, limits: {}, leadDays: {}, least: {}, most: {}, whenSilent: 'refuse' },
};

/** The document for these limits. */
export function limitsFields(limits: Limits): LimitsDocument {
  return {
    ...limits,
    pools: Object.fromEntries(
      dishPools(limits).map(({ id, name, dishes }) => [id, { name, dishes }]),
    ),
    windows: Object.fromEntries(windows(limits).map(({ id, name }) => [id, name])),
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
  const { pools, windows: byId, ...limits } = output;
  const all: Pool[] = [
    ...Object.entries(pools).map(([id, pool]): Pool => ({ id, kind: 'dishes', ...pool })),
    ...Object.entries(byId).map(([id, name]): Pool => ({ id, kind: 'window', name, dishes: [] })),
  ];
  return { limits: { ...limits, pools: inOrder(all) }, problems: [] };
}

/** The windows in the order of their hours, then those of dishes by name. */
export function inOrder(pools: readonly Pool[]): readonly Pool[] {
  const hour = ({ name }: Pool) => typedHours(name).start;
  return [...pools].sort((a, b) => hour(a) - hour(b) || a.name.localeCompare(b.name));
}

/**
 * Where `Limits.limits` and `Limits.sizes` have a number of a pool.
 * @param of a day like `2026-12-24`, a weekday (0 is Sunday), or "guest"; the label of a size.
 */
export function limitKey(pool: string, of: string | number): string {
  return `${pool} ${String(of)}`;
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

/** In days. */
const SOON = 60;

/** The days to come that are closed; none if all of them are, because there is no other to suggest. */
export function closedDays(today: string, isClosed: (day: string) => boolean): readonly string[] {
  const days = Array.from({ length: SOON }, (_, n) => addDays(today, n)).filter(isClosed);
  return days.length < SOON ? days : [];
}

/** The windows that take the place of the suggested times of a day; undefined for a shop without windows. */
export function timesOn(limits: Limits, day: string): readonly string[] | undefined {
  if (windows(limits).length === 0) return undefined;
  return windowsOn(limits, day).map(({ name }) => name);
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

/** The portions that lines have in all, by pool. */
export function portionsOf(limits: Limits, lines: readonly CountedLine[]): Counts {
  const ofLine = ({ dish, size, quantity }: CountedLine) =>
    dishPools(limits)
      .filter(({ dishes }) => dishes.includes(dish))
      .map(({ id }) => ({ [id]: quantity * (limits.sizes[limitKey(id, size)] ?? 1) }));
  return lines.flatMap(ofLine).reduce<Counts>(sum, {});
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
  return { ...portionsOf(limits, lines), ...(window && { [window.id]: 1 }) };
}
