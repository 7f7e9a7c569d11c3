import type { KnownOrder } from '@simmer/shared/order-revisions';
import type { OrderState } from '@simmer/shared/order-state';
import { isolated } from '@simmer/shared/isolated';
import { NO_FLAVOR, type OrderTicket, type TicketItem } from '@simmer/shared/order-ticket';

/** An order in this device's list. */
export interface ListedOrder extends KnownOrder {
  /** The order as the owner last looked at it; undefined if it has not changed since. */
  readonly seen?: OrderTicket | undefined;
  /** What the owner has tapped, in the sequence of `ORDER_STATES`. The last one is how far the order is. */
  readonly steps: readonly OrderState[];
  /** What the database says about it to the guest; `unsure` until it has answered. */
  readonly told?: OrderState | 'unsure' | undefined;
  /** When it was added. */
  readonly savedAt: number;
}

/** The orders, in the sequence in which they were added. */
export type Orders = readonly ListedOrder[];

/** How far an order is; undefined for one that is not begun. */
export function stateOf({ steps }: ListedOrder): OrderState | undefined {
  return steps.at(-1);
}

export const isDone = (order: ListedOrder) => stateOf(order) === 'done';

/** Whether nothing is left to cook: it is done, or its guest has cancelled it. */
export const isOver = (order: ListedOrder) => order.ticket.isCancelled || isDone(order);

/** The orders that count as sold. */
export const soldOf = (orders: Orders) => orders.filter(({ ticket }) => !ticket.isCancelled);

/** "9 X 13, Cherry", after the name of the dish. */
export function portionText({ size, flavor }: Pick<TicketItem, 'size' | 'flavor'>): string {
  return [isolated(size), flavor === NO_FLAVOR ? '' : isolated(flavor)].filter(Boolean).join(', ');
}
