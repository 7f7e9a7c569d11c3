import { moduleEvents } from '@simmer/shared/bus';
import { siteConfig } from '@simmer/shared/config';
import { createStore, useStore } from '../store/store';
import { storeCart } from './cart-storage';
import type { CartItem, NewCartItem } from './cart-item';
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

export const events = moduleEvents({
  publishes: ['cart/item-added', 'cart/item-refused'],
  subscribes: [],
});

/** The cart of this page; there is only one. */
export const cart = createCartStore({
  publish: events.publish,
  maxQuantity: () => siteConfig().ordering.maxQuantity,
});

export function useCartItems(): readonly CartItem[] {
  return useStore(cart);
}

/** Call this once, at startup. */
export function startCart(): void {
  const readAgain = storeCart(cart, pendingNotes, siteConfig().ordering.keepCartInTab);
  // While this page was in the back/forward cache, the guest may have ordered its lines on another page of the tab.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) readAgain();
  });
}

/** What a guest typed under a dish on the menu. */
export interface PendingNote {
  readonly dishName: string;
  /** The text; '' if there is none. */
  readonly text: string;
  /** The text as lines of the dish have it. If it differs, the guest has edited the note since. */
  readonly placed?: string | undefined;
}

/** Keyed by `dishIdOf`. They live as long as the page. */
export const pendingNotes = createStore<Readonly<Record<string, PendingNote>>>('pending notes', {});

/** The same for all lines of a dish: its document's id, or the name of a fixed dish. */
export function dishIdOf({ documentId, name }: NewCartItem): string {
  return documentId ?? name;
}
