import * as v from 'valibot';
import type { StoredDocument } from '../menu/stored-document';
import type { Counts } from './counts';
import { limitOn, portionsIn, type CountedLine, dishPools, type Limits } from './limits';

/** How long an order that has not left the page keeps its portions; the same as in `firestore.rules`. */
export const HOLD_MS = 15 * 60_000;

export interface Hold {
  /** In milliseconds since 1970, on the database's clock. */
  readonly at: number;
  readonly counts: Counts;
}

/** What is spoken for on one day. */
export interface Stock {
  readonly taken: Counts;
  /** Of that, what orders keep that have not left their page, by account. */
  readonly held: Readonly<Record<string, Hold>>;
}

/** By day. A day without orders is missing. */
export type StockByDay = ReadonlyMap<string, Stock>;

const counts = v.record(v.string(), v.pipe(v.number(), v.safeInteger()));
/** Firestore's timestamps. */
const time = v.pipe(
  v.object({ seconds: v.number() }),
  v.transform(({ seconds }) => seconds * 1000),
);
const NO_HOLD: Hold = { at: Infinity, counts: {} };
const StockSchema = v.object({
  taken: v.fallback(counts, {}),
  // An entry that cannot be read hides no other one.
  held: v.fallback(v.record(v.string(), v.fallback(v.object({ at: time, counts }), NO_HOLD)), {}),
});

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
  const rest = new Map(dishPools(limits).map((pool) => [pool, left(pool.id)]));
  return lines.flatMap((line) => {
    let most = line.quantity;
    for (const [pool, portions] of rest) {
      const each = portionsIn(pool, { ...line, quantity: 1 });
      if (each > 0) most = Math.min(most, Math.floor(portions / each));
    }
    const taken = { ...line, quantity: most };
    for (const [pool, portions] of rest) rest.set(pool, portions - portionsIn(pool, taken));
    return most < line.quantity ? [{ line, left: most }] : [];
  });
}
