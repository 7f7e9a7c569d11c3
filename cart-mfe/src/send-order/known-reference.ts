import type { CartItem } from '@simmer/shared/cart';
import { mayHaveArrived } from '@simmer/shared/guest-records';
import { isPastDay } from '@simmer/shared/shop-calendar';
import type { Order } from '../order/order';
import { isAttempt, type Attempt, type StoredOrder } from './attempt';
import { isInCart } from './outbox';

/**
 * The order that the guest sends again by submitting the cart, whatever they have changed since.
 * @param uid the account; an order of another one is another order.
 * @param today the shop's day. It is a function, because the first use of the clock takes a slow phone a tenth of a
 * second.
 */
export function orderOfCart(
  orders: readonly StoredOrder[],
  uid: string | undefined,
  today: () => string,
): Attempt | undefined {
  return attemptsOf(orders, uid).find((one) => isInCart(one) && mayBeSentAgain(one, today));
}

/**
 * Gives an order the reference of an earlier attempt to send it: that of this cart, or of one with the same lines from an
 * earlier page or another tab.
 * @param uid as for `orderOfCart`, as is `today`.
 */
export function withKnownReference(
  order: Order,
  orders: readonly StoredOrder[],
  uid: string,
  today: () => string,
): Order {
  const isSame = ({ email, items }: Order) =>
    email === order.email && haveSameLines(items, order.items);
  const earlier =
    orderOfCart(orders, uid, today) ??
    attemptsOf(orders, uid).find((one) => isSame(one.order) && mayBeSentAgain(one, today));
  return earlier ? Object.freeze({ ...order, reference: earlier.reference }) : order;
}

function attemptsOf(orders: readonly StoredOrder[], uid: string | undefined): readonly Attempt[] {
  return orders.filter(isAttempt).filter((one) => one.uid === uid);
}

/** They are two orders once the day of the earlier one is over, unless that certainly has not arrived. */
function mayBeSentAgain(attempt: Attempt, today: () => string): boolean {
  const isOver = mayHaveArrived(attempt) && isPastDay(attempt.order.date, today());
  return attempt.status !== 'sent' && !isOver;
}

export function haveSameLines(a: readonly CartItem[], b: readonly CartItem[]): boolean {
  return linesOf(a) === linesOf(b);
}

function linesOf(items: readonly CartItem[]): string {
  const lines = items.map(({ name, size, priceCents, quantity, modification, flavor }) => [
    ...[name, size, priceCents, quantity],
    ...[modification ?? '', flavor],
  ]);
  return JSON.stringify(lines);
}
