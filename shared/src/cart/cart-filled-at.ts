import { cart } from '@simmer/shared/cart';
import { useSyncExternalStore } from 'react';
import * as v from 'valibot';
import { storedValue } from '../stored/stored-value';

const record = storedValue('simmer:cart', v.object({ filledAt: v.number() }), 'sessionStorage');

/** When the tab's cart got its first dish, which also tells it from other carts; 0 for an empty one. */
export function cartFilledAt(): number {
  return record.get()?.filledAt ?? 0;
}

/** An empty cart that had dishes before a reload. `cart.clear` forgets that. */
export function isCartLost(): boolean {
  return cart.get().length === 0 && cartFilledAt() > 0;
}

export function useIsCartLost(): boolean {
  return useSyncExternalStore(cart.subscribe, isCartLost, () => false);
}
