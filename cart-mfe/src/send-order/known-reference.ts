import type { CartItem } from '@simmer/shared/cart';
import { isPastDay } from '@simmer/shared/shop-calendar';
import type { Order } from '../order/order';
import { isAttempt, mayHaveArrived, type Attempt } from './attempt';
import type { OutboxState } from './outbox';

/**
 * The order that the guest sends again by submitting the cart, whatever they have changed since. They are two orders once
 * the day of the earlier one is over, unless that certainly has not arrived.
 * @param uid the account; an order of another one is another order.
 * @param today the shop's day. A function: the first use of its clock takes a slow phone a tenth of a second.
 */
export function orderOfCart(
  { orders, ofCart }: OutboxState,
  uid: string | undefined,
  today: () => string,
): Attempt | undefined {
  return orders
    .filter(isAttempt)
    .find(
      (attempt) =>
        attempt.reference === ofCart &&
        attempt.uid === uid &&
        attempt.status !== 'sent' &&
        !(mayHaveArrived(attempt) && isOver(attempt.order, today)),
    );
}

/**
 * Gives an order the reference of an earlier attempt to send it: the order of this page's cart, or one with the same
 * lines, whose day is not over, from an earlier page or another tab.
 * @param uid as for `orderOfCart`, as is `today`.
 */
export function withKnownReference(
  order: Order,
  state: OutboxState,
  uid: string,
  today: () => string,
): Order {
  const earlier =
    orderOfCart(state, uid, today)?.order ??
    state.orders.find(
      (one) =>
        one.order &&
        one.uid === uid &&
        one.status !== 'sent' &&
        one.order.email === order.email &&
        haveSameLines(one.order.items, order.items) &&
        !isOver(one.order, today),
    )?.order;
  return earlier ? Object.freeze({ ...order, reference: earlier.reference }) : order;
}

function isOver({ date }: Order, today: () => string): boolean {
  return date !== '' && isPastDay(date, today());
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
