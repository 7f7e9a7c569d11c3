import * as v from 'valibot';
import { reportProblem } from '../report/report';
import { CartItemSchema, type CartItem } from './cart-item';
import { MAX_CART_LINES, type CartStore } from './cart-store';

const KEY = 'simmer:cart';
const VERSION = 1;
const KEPT_FOR_MS = 12 * 60 * 60 * 1000;

const KeptCartSchema = v.object({
  version: v.literal(VERSION),
  savedAt: v.number(),
  items: v.pipe(v.array(CartItemSchema), v.maxLength(MAX_CART_LINES)),
});

/**
 * Lets the tab keep the cart over a reload, for owners who turned that on.
 * What was kept is parsed like any foreign data; older than 12 hours or unreadable, it is let go.
 * @param storage the tab's session storage; every touch may throw (blocked, full).
 * @returns a function that stops keeping it.
 */
export function keepCart(
  cart: CartStore,
  storage: () => Storage,
  now: () => number = Date.now,
): () => void {
  const kept = read(storage, now);
  if (kept.length > 0 && cart.getItems().length === 0) cart.restore(kept);
  return cart.subscribe(() => {
    try {
      storage().setItem(
        KEY,
        JSON.stringify({ version: VERSION, savedAt: now(), items: cart.getItems() }),
      );
    } catch (error) {
      reportProblem('cart', 'the cart could not be kept for a reload.', error);
    }
  });
}

function read(storage: () => Storage, now: () => number): readonly CartItem[] {
  try {
    const text = storage().getItem(KEY);
    if (text === null) return [];
    const parsed = v.parse(KeptCartSchema, JSON.parse(text));
    return now() - parsed.savedAt <= KEPT_FOR_MS ? parsed.items : [];
  } catch (error) {
    reportProblem('cart', 'the cart kept in this tab could not be read; it starts empty.', error);
    return [];
  }
}
