import { cart, MAX_CART_LINES, portionCount, totalCents } from '@simmer/shared/cart';
import { siteConfig } from '@simmer/shared/config';
import { countedDishes } from '@simmer/shared/counted';
import { formatMoney } from '@simmer/shared/money';
import { events } from '../../events';
import { notices } from './notice-store';

export function announceCart(): void {
  events.subscribe('cart/item-refused', () => {
    const isFull = cart.get().length >= MAX_CART_LINES;
    notices.show({
      kind: 'cart',
      text: isFull ? 'Your cart is full' : 'Nothing was added',
      detail: isFull
        ? `It holds up to ${String(MAX_CART_LINES)} items`
        : `You can order up to ${String(siteConfig().ordering.maxQuantity)} of each dish`,
    });
  });
  events.subscribe('cart/item-added', ({ name, size, quantity }) => {
    const items = cart.get();
    const inCart = quantity > 1 ? ` (${String(quantity)} in your cart)` : '';
    notices.show({
      kind: 'cart',
      // The mark keeps a number in the size out of a name that is written from right to left.
      text: `${name}\u200E, ${size} added${inCart}`,
      isAdded: true,
      detail: `Cart: ${countedDishes(portionCount(items))}, ${formatMoney(totalCents(items))}`,
    });
  });
}
