import { dishIdOf, type CartItem } from '@simmer/shared/cart';
import { NO_CLAIM, settledBy, type Claim } from '@simmer/shared/claim';
import { sum } from '@simmer/shared/counts';
import { limitKey, NO_LIMITS, type CountedLine, type Limits } from '@simmer/shared/limits';
import { leftOf, type StockByDay } from '@simmer/shared/stock';

/** What is known of the shop's limits, and of what is left. */
export interface KnownLimits {
  readonly limits: Limits;
  readonly stock: StockByDay;
  /** What the guest's account has already of `day`. */
  readonly own: Claim;
  readonly day: string;
}

export const NOTHING_KNOWN: KnownLimits = {
  ...{ limits: NO_LIMITS, stock: new Map(), own: NO_CLAIM, day: '' },
};

export type CartLine = CountedLine & { readonly item: CartItem };

export function linesOf(items: readonly CartItem[]): readonly CartLine[] {
  return items.map((item) => {
    const { size, quantity } = item;
    return { item, dish: dishIdOf(item), size, quantity };
  });
}

/**
 * What an order can have of a pool on a day, with what it has already.
 * @param reference the order's, if an attempt to send it may have taken something.
 */
export function leftFor(
  { limits, stock, own, day: dayOfOwn }: KnownLimits,
  reference: string | undefined,
  day: string,
  now: number,
): (pool: string) => number {
  const claim = day === dayOfOwn ? own : NO_CLAIM;
  const { orders, held } = claim;
  const mine = sum(held, (reference !== undefined && orders[reference]?.counts) || {});
  const all = sum(settledBy(claim), held);
  return (pool) => {
    const has = mine[pool] ?? 0;
    const perGuest = limits.limits[limitKey(pool, 'guest')] ?? Infinity;
    return Math.min(
      leftOf(limits, stock, pool, day, now) + has,
      Math.max(perGuest - (all[pool] ?? 0) + has, 0),
    );
  };
}
