import * as v from 'valibot';
import { STORAGE_KEYS } from '../navigation/page-names';
import type { Store } from '../store/store';
import { storedValue } from '../stored/stored-value';
import { CartItemSchema } from './cart-item';
import type { CartStore } from './cart-store';

const MAX_AGE_MS = 12 * 60 * 60 * 1000;

const StoredCartSchema = v.object({
  version: v.literal(1),
  savedAt: v.number(),
  /** See `CartStore`. */
  filledAt: v.number(),
  items: v.array(CartItemSchema),
  notes: v.record(
    v.string(),
    v.object({ dishName: v.string(), text: v.string(), placed: v.optional(v.string()) }),
  ),
});
type StoredCart = v.InferOutput<typeof StoredCartSchema>;
const stored = storedValue(STORAGE_KEYS.cart, StoredCartSchema, 'sessionStorage');

/**
 * Stores the cart and the notes that wait for their dish in the tab on every change, and restores them after a reload,
 * for up to 12 hours.
 * @param isKept if it is false, the tab stores only whether there is a cart, so that a guest can be told what a reload
 * did to it.
 * @returns a function that restores the cart that another page of the tab has stored since.
 */
export function storeCart(
  cart: CartStore,
  notes: Store<StoredCart['notes']>,
  isKept: boolean,
): () => void {
  const restore = () => {
    const record = isKept ? read() : undefined;
    if (!record) return;
    cart.restore(record.items, record.filledAt);
    notes.set(record.notes);
  };
  if (cart.get().length === 0) restore();
  const save = () => {
    const items = cart.get();
    const content = isKept ? { items, notes: notes.get() } : { items: [], notes: {} };
    stored.set({ version: 1, savedAt: Date.now(), filledAt: cart.filledAt(), ...content });
  };
  cart.subscribe(save);
  if (isKept) notes.subscribe(save);
  return restore;
}

/** @returns undefined if no page of the tab has stored a cart that can be read. */
function read(): StoredCart | undefined {
  const record = stored.get();
  const isOld = record && Date.now() - record.savedAt > MAX_AGE_MS;
  return isOld ? { ...record, filledAt: 0, items: [], notes: {} } : record;
}
