import type { OrderTicket } from '@simmer/shared/order-ticket';

/** An order in this device's list. */
export interface ListedOrder {
  readonly ticket: OrderTicket;
  readonly isDone: boolean;
}

/** In the order in which they were added. */
export type Orders = readonly ListedOrder[];

/** `differs`: the list already has the order with other contents, and keeps those. */
export type Outcome = 'added' | 'known' | 'differs' | 'full';

/** A device's storage has room for more, but no kitchen has that many orders in a week. */
export const MAX_ORDERS = 500;

/** Adds an order once, however often its link is opened. */
export function withTicket(
  orders: Orders,
  ticket: OrderTicket,
): { orders: Orders; outcome: Outcome } {
  const known = find(orders, ticket.reference);
  if (known) return { orders, outcome: isSame(known.ticket, ticket) ? 'known' : 'differs' };
  if (orders.length >= MAX_ORDERS) return { orders, outcome: 'full' };
  return { orders: [...orders, { ticket, isDone: false }], outcome: 'added' };
}

/** The order as the guest sent it again. It counts as not done, because it has to be cooked again. */
export function withReplaced(orders: Orders, ticket: OrderTicket): Orders {
  return changed(orders, ticket.reference, (order) => ({ ...order, ticket, isDone: false }));
}

export function withDone(orders: Orders, reference: string, isDone: boolean): Orders {
  return changed(orders, reference, (order) => ({ ...order, isDone }));
}

function find(orders: Orders, reference: string): ListedOrder | undefined {
  return orders.find(({ ticket }) => ticket.reference === reference);
}

function isSame(a: OrderTicket, b: OrderTicket): boolean {
  // Both come from the same parser, which sets the order of the fields.
  return JSON.stringify(a) === JSON.stringify(b);
}

function changed(
  orders: Orders,
  reference: string,
  change: (order: ListedOrder) => ListedOrder,
): Orders {
  return orders.map((order) => (order.ticket.reference === reference ? change(order) : order));
}
