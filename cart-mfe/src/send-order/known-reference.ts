import { cart, type CartItem } from '@simmer/shared/cart';
import { mayHaveArrived } from '@simmer/shared/guest-records';
import { isPastDay } from '@simmer/shared/shop-calendar';
import type { Order } from '../order/order';
import { identityOf, nextRevision, type OrderIdentity } from '../order/reference';
import { isAttempt, type Attempt, type StoredOrder } from './attempt';

/** Whether the lines of the order are in the cart. */
export function isInCart(attempt: StoredOrder): boolean {
  const filledAt = cart.filledAt();
  return filledAt > 0 && isAttempt(attempt) && attempt.cart === filledAt;
}

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
 * The identity of a change of an order that was sent. It follows every attempt on this device to change it: one may have
 * arrived.
 */
export function identityOfChange(base: Order, orders: readonly StoredOrder[]): OrderIdentity {
  const tried = orders.filter(isAttempt).find((one) => one.reference === base.reference);
  return tried?.order.history.startsWith(base.history) ? identityAfter(tried) : nextRevision(base);
}

/**
 * Gives an order the identity of an earlier attempt to send it: that of this cart, or of one with the same lines from an
 * earlier page or another tab. Whatever may have arrived gets another revision.
 * @param uid as for `orderOfCart`, as is `today`.
 * @param changed the order that the guest is changing.
 */
export function withKnownReference(
  order: Order,
  orders: readonly StoredOrder[],
  uid: string,
  today: () => string,
  changed?: Order,
): Order {
  if (changed) return Object.freeze({ ...order, ...identityOfChange(changed, orders) });
  const isSame = ({ email, items }: Order) =>
    email === order.email && haveSameLines(items, order.items);
  const earlier =
    orderOfCart(orders, uid, today) ??
    attemptsOf(orders, uid).find((one) => isSame(one.order) && mayBeSentAgain(one, today));
  return earlier ? Object.freeze({ ...order, ...identityAfter(earlier) }) : order;
}

/** The same order, to be sent once more. */
export function sentAgain(earlier: Attempt): Order {
  return Object.freeze({ ...earlier.order, ...identityAfter(earlier) });
}

/** The identity for the attempt after this one. A mail that failed may yet arrive: a late answer of the service says so. */
function identityAfter({ status, isRepeat, order }: Attempt): OrderIdentity {
  const wasMailed = isRepeat || (status !== 'blocked' && status !== 'checking');
  return wasMailed ? nextRevision(order) : identityOf(order);
}

function attemptsOf(orders: readonly StoredOrder[], uid: string | undefined): readonly Attempt[] {
  return orders.filter(isAttempt).filter((one) => one.uid === uid && !one.order.isCancelled);
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
