import * as v from 'valibot';
import { storedValue } from '../stored/stored-value';
import { CartItemSchema, type CartItem } from './cart-item';
import type { CartStore } from './cart-store';

const MAX_AGE_MS = 12 * 60 * 60 * 1000;

const StoredCartSchema = v.object({
  version: v.literal(1),
  savedAt: v.number(),
  items: v.array(CartItemSchema),
});
const stored = storedValue('simmer:cart', StoredCartSchema, 'sessionStorage');

/**
 * Stores the cart in the tab on every change, and restores it after a reload, for up to 12 hours.
 * @returns a function that restores what another page of the tab has stored since.
 */
export function storeCart(cart: CartStore): () => void {
  const items = read();
  if (items && items.length > 0 && cart.get().length === 0) cart.restore(items);
  cart.subscribe(() => {
    stored.set({ version: 1, savedAt: Date.now(), items: cart.get() });
  });
  return () => {
    const latest = read();
    if (latest) cart.restore(latest);
  };
}

/** @returns undefined if no page of the tab has stored a cart that can be read. */
function read(): readonly CartItem[] | undefined {
  const record = stored.get();
  if (record === undefined) return undefined;
  return Date.now() - record.savedAt <= MAX_AGE_MS ? record.items : [];
}
