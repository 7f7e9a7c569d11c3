import { dishIdOf, type CartItem } from '@simmer/shared/cart';
import { keptFor, NO_CLAIM, totalOf, type Claim } from '@simmer/shared/claim';
import { limitKey, NO_LIMITS, type CountedLine, type Limits } from '@simmer/shared/limits';
import { leftOf, type StockByDay } from '@simmer/shared/stock';

/** What is known of the shop's limits, and of what is left. */
export interface KnownLimits {
  readonly limits: Limits;
  readonly stock: StockByDay;
  /** What the guest's account has already, by day. */
  readonly own: ReadonlyMap<string, Claim>;
}

export const NOTHING_KNOWN: KnownLimits = {
  ...{ limits: NO_LIMITS, stock: new Map(), own: new Map() },
};

export type CartLine = CountedLine & { readonly item: CartItem };

export function linesOf(items: readonly CartItem[]): readonly CartLine[] {
  return items.map((item) => {
    const { size, quantity } = item;
    return { item, dish: dishIdOf(item), size, quantity };
  });
}

/** How many of a dish an order has. */
export const countOf = (items: readonly CartItem[] = [], dish: string): number =>
  items.reduce((count, item) => count + (dishIdOf(item) === dish ? item.quantity : 0), 0);

/** The lines of dishes of which an order has more than before. */
export function addedLines(
  items: readonly CartItem[],
  before?: readonly CartItem[],
): readonly CartLine[] {
  return linesOf(items).filter(({ dish }) => countOf(items, dish) > countOf(before, dish));
}

/**
 * What an order can have of a pool on a day, with what it has already.
 * @param reference the order's, if an attempt to send it may have taken something.
 */
export function leftFor(
  { limits, stock, own }: KnownLimits,
  reference: string | undefined,
  day: string,
): (pool: string) => number {
  const claim = own.get(day) ?? NO_CLAIM;
  const { [reference ?? '']: order } = claim.orders;
  const [mine, all] = [order ? keptFor(order) : {}, totalOf(claim)];
  return (pool) => {
    const perGuest = limits.limits[limitKey(pool, 'guest')] ?? Infinity;
    const more = Math.min(leftOf(limits, stock, pool, day), perGuest - (all[pool] ?? 0));
    return (mine[pool] ?? 0) + Math.max(more, 0);
  };
}
