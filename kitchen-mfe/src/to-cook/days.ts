import type { OrderTicket } from '@simmer/shared/order-ticket';
import { isDay } from '@simmer/shared/shop-calendar';
import { typedHours } from '@simmer/shared/typed-hours';
import { isDone, isOver, soldOf, type ListedOrder, type Orders } from '../order-list/listed-order';

/** A dish in one size and flavor. */
export interface Portions {
  readonly name: string;
  readonly size: string;
  readonly flavor: string;
  readonly total: number;
  readonly done: number;
  /** What guests wrote about the portions that are not done, and for how many portions. */
  readonly notes: readonly { text: string; count: number }[];
}

/** What guests have ordered for one day. Cancelled orders are among the orders only. */
export interface Day {
  /** `2026-12-24`; empty for orders without a date. */
  readonly date: string;
  readonly orders: Orders;
  readonly portions: readonly Portions[];
  readonly totalCents: number;
}

/** The day that the guest chose; empty if none was chosen or the text is not a day. */
export function dayOf({ date }: OrderTicket): string {
  return isDay(date) ? date : '';
}

/**
 * Earliest first; orders without a date come last. Within a day, they are sorted by their time, with finished and
 * cancelled orders at the end.
 */
export function daysOf(orders: Orders): Day[] {
  const byDate = new Map<string, ListedOrder[]>();
  for (const order of orders) {
    const date = dayOf(order.ticket);
    byDate.set(date, [...(byDate.get(date) ?? []), order]);
  }
  return [...byDate]
    .sort(([a], [b]) => (a === '' || b === '' ? b.length - a.length : a.localeCompare(b)))
    .map(([date, dayOrders]) => ({
      date,
      orders: dayOrders.sort(
        (a, b) =>
          Number(isOver(a)) - Number(isOver(b)) ||
          typedHours(a.ticket.time).start - typedHours(b.ticket.time).start,
      ),
      ...sumsOf(soldOf(dayOrders)),
    }));
}

function sumsOf(sold: Orders): Pick<Day, 'portions' | 'totalCents'> {
  const totalCents = sold.reduce((sum, { ticket }) => sum + ticket.totalCents, 0);
  return { portions: portionsOf(sold), totalCents };
}

/** Sorted by dish, so that all sizes of a dish are together. */
function portionsOf(orders: Orders): Portions[] {
  const found = new Map<string, Portions>();
  for (const order of orders)
    for (const { name, size, flavor, note, quantity } of order.ticket.items) {
      const key = JSON.stringify([name, size, flavor]);
      const before = found.get(key) ?? { name, size, flavor, total: 0, done: 0, notes: [] };
      found.set(key, {
        ...before,
        total: before.total + quantity,
        done: before.done + (isDone(order) ? quantity : 0),
        notes: isDone(order) || note === '' ? before.notes : withNote(before.notes, note, quantity),
      });
    }
  return [...found].sort(([a], [b]) => a.localeCompare(b)).map(([, portions]) => portions);
}

function withNote(notes: Portions['notes'], text: string, quantity: number): Portions['notes'] {
  const before = notes.find((one) => one.text === text);
  const others = notes.filter((one) => one !== before);
  return [...others, { text, count: (before?.count ?? 0) + quantity }];
}
