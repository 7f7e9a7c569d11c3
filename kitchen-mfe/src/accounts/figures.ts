import type { Cents } from '@simmer/shared/money';
import type { TicketItem } from '@simmer/shared/order-ticket';
import { addDays } from '@simmer/shared/shop-calendar';
import { shopWeek } from '@simmer/shared/shop-week';
import type { ListedOrder, Orders } from '../order-list/listed-order';
import { dayOf } from '../to-cook/days';

/** `2026-12`; empty for an order without a day. */
export function monthOf({ ticket }: ListedOrder): string {
  return dayOf(ticket).slice(0, 7);
}

/** The months that have orders, the latest first; orders without a day come last. */
export function monthsIn(orders: Orders): string[] {
  return [...new Set(orders.map(monthOf))].sort().reverse();
}

export interface Sum {
  readonly portions: number;
  readonly cents: Cents;
}

/** The dishes sold, most portions first. @param keyOf what is counted as one dish. */
export function soldIn(orders: Orders, keyOf: (item: TicketItem) => readonly string[]) {
  const found = new Map<string, Sum & { key: readonly string[] }>();
  for (const item of orders.flatMap(({ ticket }) => ticket.items)) {
    const key = keyOf(item);
    const { portions = 0, cents = 0 } = found.get(key.join('\n')) ?? {};
    found.set(key.join('\n'), {
      key,
      portions: portions + item.quantity,
      cents: cents + item.quantity * item.priceCents,
    });
  }
  return [...found.values()].sort((a, b) => b.portions - a.portions || b.cents - a.cents);
}

export function sumOf(orders: Orders): Sum {
  const items = orders.flatMap(({ ticket }) => ticket.items);
  return {
    portions: items.reduce((sum, { quantity }) => sum + quantity, 0),
    cents: orders.reduce((sum, { ticket }) => sum + ticket.totalCents, 0),
  };
}

/** The days of the weeks, as the shop's country has them, in which the month's days are. */
export function weeksOf(month: string): string[][] {
  const first = `${month}-01`;
  const week = shopWeek();
  const start = addDays(first, -week.findIndex((day) => day === new Date(first).getUTCDay()));
  // Counted rather than compared: a guest may choose the year 9999, and after it days are no longer in order as text.
  return Array.from({ length: 6 }, (_, row) =>
    week.map((_day, at) => addDays(start, 7 * row + at)),
  ).filter((days) => days.some((day) => day.startsWith(month)));
}
