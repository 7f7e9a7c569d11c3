import { pageLanguage } from '@simmer/shared/config';
import type { Cents } from '@simmer/shared/money';
import type { TicketItem } from '@simmer/shared/order-ticket';
import { dateFormat } from '@simmer/shared/shop-calendar';
import type { ListedOrder, Orders } from '../order-list/stored-list';
import { dayOf } from '../to-cook/days';

/** `2026-12`; empty for an order without a day. */
export function monthOf({ ticket }: ListedOrder): string {
  return dayOf(ticket).slice(0, 7);
}

/** "December 2026" */
export function monthText(month: string): string {
  if (month === '') return 'No date';
  const options = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  return dateFormat(pageLanguage(), options).format(new Date(`${month}-01T00:00Z`));
}

/** The months that have orders, the latest first; orders without a day come last. */
export function monthsIn(orders: Orders): string[] {
  return [...new Set(orders.map(monthOf))].sort().reverse();
}

export interface Sum {
  readonly portions: number;
  readonly cents: Cents;
}

export interface Sold extends Sum {
  /** What the portions have in common. */
  readonly key: readonly string[];
  /** The portions by size. */
  readonly sizes: ReadonlyMap<string, number>;
}

/** The dishes sold, most portions first. @param keyOf what is counted as one dish. */
export function soldIn(orders: Orders, keyOf: (item: TicketItem) => readonly string[]): Sold[] {
  const found = new Map<string, Sold>();
  for (const item of orders.flatMap(({ ticket }) => ticket.items)) {
    const key = keyOf(item);
    const id = JSON.stringify(key);
    const before = found.get(id) ?? { key, portions: 0, cents: 0, sizes: new Map() };
    found.set(id, {
      key,
      portions: before.portions + item.quantity,
      cents: before.cents + item.quantity * item.priceCents,
      sizes: new Map([
        ...before.sizes,
        [item.size, (before.sizes.get(item.size) ?? 0) + item.quantity],
      ]),
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

/** The weeks of a month, from Sunday to Saturday; undefined before its first day and after its last. */
export function weeksOf(month: string): (string | undefined)[][] {
  const first = new Date(`${month}-01T00:00Z`);
  const before = first.getUTCDay();
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  return Array.from({ length: Math.ceil((before + last) / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_day, weekday) => {
      const date = week * 7 + weekday - before + 1;
      return date < 1 || date > last ? undefined : `${month}-${String(date).padStart(2, '0')}`;
    }),
  );
}
