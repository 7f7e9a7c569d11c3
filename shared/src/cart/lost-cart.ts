import { cart } from '@simmer/shared/cart';
import { useSyncExternalStore } from 'react';
import * as v from 'valibot';
import { STORAGE_KEYS } from '../navigation/page-names';
import { storedValue } from '../stored/stored-value';

const record = storedValue(STORAGE_KEYS.cart, v.object({ filledAt: v.number() }), 'sessionStorage');

/** An empty cart that had dishes before a reload. `cart.clear` forgets that. */
export function isCartLost(): boolean {
  return cart.get().length === 0 && (record.get()?.filledAt ?? 0) > 0;
}

export function useIsCartLost(): boolean {
  return useSyncExternalStore(cart.subscribe, isCartLost, () => false);
}
