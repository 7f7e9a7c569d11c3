import { moduleEvents } from '@simmer/shared/bus';
import { siteConfig } from '@simmer/shared/config';
import { useStore } from '../store/store';
import { keepCart } from './cart-storage';
import type { CartItem } from './cart-item';
import { createCartStore } from './cart-store';

export {
  cartItemId,
  CartItemSchema,
  lineCents,
  MAX_NOTE_LENGTH,
  NewCartItemSchema,
  portionCount,
  totalCents,
  type CartItem,
  type NewCartItem,
} from './cart-item';

export { MAX_CART_LINES } from './cart-store';
export { dishIdOf, pendingNotes, type PendingNote } from './pending-notes';

export const events = moduleEvents({
  publishes: ['cart/item-added', 'cart/item-refused'],
  subscribes: [],
});

/** One per page. */
export const cart = createCartStore({
  publish: events.publish,
  maxQuantity: () => siteConfig().ordering.maxQuantity,
});

export function useCartItems(): readonly CartItem[] {
  return useStore(cart);
}

/** Call once, at startup. */
export function startCart(): void {
  if (!siteConfig().ordering.keepCartInTab) return;
  const readAgain = keepCart(cart);
  // While the browser had this page put aside, the guest may have ordered its lines on another page of the tab.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) readAgain();
  });
}
