import type { CartItem } from '@simmer/shared/cart';
import { isPastDay } from '@simmer/shared/shop-calendar';
import type { Order } from '../order/order';
import type { PendingOrder } from './pending-orders';
import { mayHaveArrived, type ActiveState, type SendState } from './send-state';

/**
 * Whether what the guest submits from the cart is this order again, whatever they have changed since. They are two orders
 * once the day of the earlier one is over, unless this page knows that it has not arrived.
 * @param today the shop's day. A function: the first use of its clock takes a slow phone a tenth of a second.
 */
export function isOrderOfCart(state: SendState, today: () => string): state is ActiveState {
  return (
    state.status !== 'idle' &&
    state.isFromCart &&
    !(mayHaveArrived(state) && state.order.date !== '' && isPastDay(state.order.date, today()))
  );
}

/**
 * Gives an order the reference of an earlier attempt to send it: the order of this page's cart, or one with
 * the same lines, whose day is not over, from an earlier page or another tab.
 * @param pending the account's orders: what another one has sent is another order.
 * @param today as for `isOrderOfCart`.
 */
export function withKnownReference(
  order: Order,
  state: SendState,
  pending: readonly PendingOrder[],
  today: () => string,
): Order {
  const earlier =
    isOrderOfCart(state, today) && state.status !== 'sent'
      ? state.order
      : pending.find(
          ({ status, order: one }) =>
            one &&
            status !== 'sent' &&
            one.email === order.email &&
            haveSameLines(one.items, order.items) &&
            !isPastDay(one.date, today()),
        )?.order;
  return earlier ? Object.freeze({ ...order, reference: earlier.reference }) : order;
}

export function haveSameLines(a: readonly CartItem[], b: readonly CartItem[]): boolean {
  return linesOf(a) === linesOf(b);
}

function linesOf(items: readonly CartItem[]): string {
  const lines = items.map(({ name, size, priceCents, quantity, modification, flavor }) => [
    name,
    size,
    priceCents,
    quantity,
    modification ?? '',
    flavor,
  ]);
  return JSON.stringify(lines);
}
