import { useSyncExternalStore } from 'react';
import { bus } from '@simmer/shared/bus';
import { siteConfig } from '@simmer/shared/config';
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

/** The page's one cart. */
export const cart = createCartStore({
  publish: bus.publish,
  maxQuantity: () => siteConfig().ordering.maxQuantity,
});

const EMPTY: readonly CartItem[] = [];

/** The cart's lines, for a component that shows them. */
export function useCartItems(): readonly CartItem[] {
  // HTML made ahead of time knows no guest's cart: it shows the empty one until the page runs.
  return useSyncExternalStore(cart.subscribe, cart.getItems, () => EMPTY);
}

/** Lets the tab keep the cart over a reload when the owner turned that on. Called once, at the start. */
export function startCart(): void {
  if (siteConfig().ordering.keepCartInTab) keepCart(cart, () => window.sessionStorage);
}
