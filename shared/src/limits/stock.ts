import * as v from 'valibot';
import type { StoredDocument } from '../menu/stored-document';
import { sum, type Counts } from './counts';
import { limitOn, portionsOf, type CountedLine, type Limits } from './limits';

/** How long an order that has not left the page keeps its portions; the same as in `firestore.rules`. */
export const HOLD_MS = 15 * 60_000;

const counts = v.record(v.string(), v.pipe(v.number(), v.safeInteger()));
/** Firestore's timestamps, in milliseconds since 1970. */
const time = v.pipe(
  v.object({ seconds: v.number() }),
  v.transform(({ seconds }) => seconds * 1000),
);
const HoldSchema = v.object({ at: time, counts });
export type Hold = v.InferOutput<typeof HoldSchema>;

const NO_HOLD: Hold = { at: Infinity, counts: {} };
const StockSchema = v.object({
  taken: v.fallback(counts, {}),
  /** Of that, what orders keep that have not left their page, by account. An entry that cannot be read hides no other one. */
  held: v.fallback(v.record(v.string(), v.fallback(HoldSchema, NO_HOLD)), {}),
});

/** What is spoken for on one day. */
export type Stock = Readonly<v.InferOutput<typeof StockSchema>>;

/** By day. A day without orders is missing. */
export type StockByDay = ReadonlyMap<string, Stock>;

/** @param documents those of `stock`, each with its day as its id. */
export function parseStock(documents: readonly StoredDocument[]): StockByDay {
  return new Map(documents.map(({ id, data }) => [id, v.parse(StockSchema, data)]));
}

/** The accounts whose time is over, and what they hold. */
export function expiredHolds(stock: Stock | undefined, now: number): (readonly [string, Hold])[] {
  return Object.entries(stock?.held ?? {}).filter(([, { at }]) => at < now - HOLD_MS);
}

/** What is taken of a pool on a day, without what somebody has held for too long. */
export function takenOf(stock: StockByDay, pool: string, day: string, now: number): number {
  const ofDay = stock.get(day);
  const expired = expiredHolds(ofDay, now).reduce(
    (all, [, { counts: held }]) => all + (held[pool] ?? 0),
    0,
  );
  return (ofDay?.taken[pool] ?? 0) - expired;
}

/** What is left of a pool on a day; Infinity without a limit, 0 if more is taken than the limit now allows. */
export function leftOf(
  limits: Limits,
  stock: StockByDay,
  pool: string,
  day: string,
  now: number,
): number {
  const limit = limitOn(limits, pool, day);
  return limit === undefined ? Infinity : Math.max(limit - takenOf(stock, pool, day, now), 0);
}

/**
 * How many of a dish there are in a size; Infinity without a limit.
 * @param left what is left of a pool.
 */
export function leftOfDish(
  limits: Limits,
  { dish, size }: Omit<CountedLine, 'quantity'>,
  left: (pool: string) => number,
): number {
  const each = Object.entries(portionsOf(limits, [{ dish, size, quantity: 1 }]));
  return Math.min(...each.map(([pool, portions]) => Math.floor(left(pool) / portions)));
}

/** A line that has more than is left. */
export interface Shortage<Line> {
  readonly line: Line;
  /** How many of the line there are; 0 if it is gone. */
  readonly left: number;
}

/**
 * The lines that a day has no room for. What is left goes to the lines in their order.
 * @param left what is left of a pool.
 */
export function shortages<Line extends CountedLine>(
  limits: Limits,
  lines: readonly Line[],
  left: (pool: string) => number,
): readonly Shortage<Line>[] {
  let taken: Counts = {};
  return lines.flatMap((line) => {
    const some = leftOfDish(limits, line, (pool) => left(pool) - (taken[pool] ?? 0));
    const quantity = Math.min(line.quantity, some);
    taken = sum(taken, portionsOf(limits, [{ ...line, quantity }]));
    return quantity < line.quantity ? [{ line, left: quantity }] : [];
  });
}
