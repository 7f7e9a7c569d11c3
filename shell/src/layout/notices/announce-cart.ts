import { bus } from '@simmer/shared/bus';
import { cart, totalCents } from '@simmer/shared/cart';
import { formatMoney } from '@simmer/shared/money';
import { notices } from './notice-store';

/** Tells the guest what went into the cart, whichever module put it there, or that it is full. */
export function announceCart(): void {
  bus.subscribe('cart/item-refused', () => {
    notices.show({ kind: 'cart-full' });
  });
  bus.subscribe('cart/item-added', ({ name, size, quantity }) => {
    const items = cart.getItems();
    const dish =
      quantity > 1 ? `${name}, ${size} added (${String(quantity)} now)` : `${name}, ${size} added`;
    const lines = items.length === 1 ? '1 item' : `${String(items.length)} items`;
    notices.show({
      kind: 'added',
      dish,
      cart: `Cart: ${lines}, ${formatMoney(totalCents(items))}`,
    });
  });
}
