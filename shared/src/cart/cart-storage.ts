import * as v from 'valibot';
import { reportProblem } from '../report/report';
import { CartItemSchema, type CartItem } from './cart-item';
import type { CartStore } from './cart-store';

const KEY = 'simmer:cart';
const VERSION = 1;
const MAX_AGE_MS = 12 * 60 * 60 * 1000;

const StoredCartSchema = v.object({
  version: v.literal(VERSION),
  savedAt: v.number(),
  items: v.array(CartItemSchema),
});

/**
 * Stores the cart in the tab on every change, and restores it after a reload, for up to 12 hours.
 * @returns a function that restores what another page of the tab has stored since.
 */
export function storeCart(cart: CartStore): () => void {
  const stored = read();
  if (stored && stored.length > 0 && cart.get().length === 0) cart.restore(stored);
  cart.subscribe(() => {
    const record = { version: VERSION, savedAt: Date.now(), items: cart.get() };
    try {
      window.sessionStorage.setItem(KEY, JSON.stringify(record));
    } catch (error) {
      reportProblem('cart', 'the cart could not be stored.', error);
    }
  });
  return () => {
    const latest = read();
    if (latest) cart.restore(latest);
  };
}

/** @returns undefined if no page of the tab has stored a cart that can be read. */
function read(): readonly CartItem[] | undefined {
  try {
    const text = window.sessionStorage.getItem(KEY);
    if (text === null) return undefined;
    const parsed = v.parse(StoredCartSchema, JSON.parse(text));
    return Date.now() - parsed.savedAt <= MAX_AGE_MS ? parsed.items : [];
  } catch (error) {
    reportProblem('cart', 'the stored cart could not be read.', error);
    return undefined;
  }
}
