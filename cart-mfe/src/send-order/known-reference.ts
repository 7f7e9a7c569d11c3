import type { CartItem } from '@simmer/shared/cart';
import { isOver, type Order } from '../order/order';
import type { PendingOrder } from './pending-orders';
import { mayHaveArrived, type SendState } from './send-state';

/**
 * Gives an order the reference of an earlier attempt to send it: the order from this page's cart, whatever the guest
 * has changed since, or one with the same lines from an earlier page or another tab. They are two orders
 * once the day of the earlier one is over, unless this page knows that it has not arrived.
 * @param pending the account's orders: what another one has sent is another order.
 * @param today the shop's day. A function: the first use of its clock takes a slow phone a tenth of a second.
 */
export function withKnownReference(
  order: Order,
  state: SendState,
  pending: readonly PendingOrder[],
  today: () => string,
): Order {
  const earlier =
    state.status !== 'idle' &&
    state.status !== 'sent' &&
    state.isFromCart &&
    !(mayHaveArrived(state) && isOver(state.order, today()))
      ? state.order
      : pending.find(
          ({ status, order: one }) =>
            one && status !== 'sent' && isSameOrder(one, order) && !isOver(one, today()),
        )?.order;
  return earlier ? Object.freeze({ ...order, reference: earlier.reference }) : order;
}

function isSameOrder(a: Order, b: Order): boolean {
  return a.email === b.email && haveSameLines(a.items, b.items);
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
