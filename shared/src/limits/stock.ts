import * as v from 'valibot';
import type { StoredDocument } from '../menu/stored-document';
import { sum, type Counts } from './counts';
import { limitOn, portionsOf, type CountedLine, type Limits } from './limits';

const StockSchema = v.object({
  taken: v.fallback(v.record(v.string(), v.pipe(v.number(), v.safeInteger())), {}),
});

/** What is spoken for, by day and pool. A day without orders is missing. */
export type StockByDay = ReadonlyMap<string, Counts>;

/** @param documents those of `stock`, each with its day as its id. */
export function parseStock(documents: readonly StoredDocument[]): StockByDay {
  return new Map(documents.map(({ id, data }) => [id, v.parse(StockSchema, data).taken]));
}

/** What is taken of a pool on a day. */
export function takenOf(stock: StockByDay, pool: string, day: string): number {
  return stock.get(day)?.[pool] ?? 0;
}

/** What is left of a pool on a day; Infinity without a limit, 0 if more is taken than the limit now allows. */
export function leftOf(limits: Limits, stock: StockByDay, pool: string, day: string): number {
  const limit = limitOn(limits, pool, day);
  return limit === undefined ? Infinity : Math.max(limit - takenOf(stock, pool, day), 0);
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
