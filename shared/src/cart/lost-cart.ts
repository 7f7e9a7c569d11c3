import { cart } from '@simmer/shared/cart';
import { useSyncExternalStore } from 'react';
import * as v from 'valibot';
import { STORAGE_KEYS } from '../navigation/page-names';
import { storedValue } from '../stored/stored-value';

const record = storedValue(STORAGE_KEYS.cart, v.object({ filledAt: v.number() }), 'sessionStorage');
const changing = storedValue(STORAGE_KEYS.changing, v.object({}), 'sessionStorage');

/**
 * An empty cart that had dishes before a reload, which do not come back with an order that is being changed. `cart.clear`
 * forgets that.
 */
export function isCartLost(): boolean {
  const wasFilled = cart.get().length === 0 && (record.get()?.filledAt ?? 0) > 0;
  return wasFilled && changing.get() === undefined;
}

export function useIsCartLost(): boolean {
  return useSyncExternalStore(cart.subscribe, isCartLost, () => false);
}
