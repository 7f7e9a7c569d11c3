import { formatMoney } from '@simmer/shared/money';
import { shortDayText } from '../ordering/day-text';
import { isolated } from '../parse/isolated';
import type { OrderTicket, TicketItem } from './order-ticket';

/** What an order says, apart from which order and revision it is. */
export type OrderContents = Omit<OrderTicket, 'reference' | 'history' | 'proof'>;

/** Each detail of the order with its label; empty when the guest gave none. */
const DETAILS: readonly [string, (order: OrderContents) => string][] = [
  ['Order', ({ isCancelled }) => (isCancelled ? 'cancelled' : 'wanted')],
  ['Day', ({ date }) => shortDayText(date).replaceAll(',', '')],
  ['Time', ({ time }) => time],
  ['Delivery or pickup', ({ fulfillment }) => fulfillment],
  ['Address', ({ address }) => address],
  ['Payment', ({ paymentMethod }) => paymentMethod],
  ['Name', ({ name }) => name],
  ['Email', ({ email }) => email],
  ['Phone', ({ phone }) => phone],
  ['Total', ({ totalCents }) => formatMoney(totalCents)],
];

/**
 * What a guest changed in an order, in words: "Meatloaf Small: 1, was 2", "Danish 9 X 13: not any more", "Note for
 * Meatloaf Small: No onions, was none", "Day: Fri Dec 25, was Thu Dec 24". The dishes come first.
 * @returns sentences without a period, with what guests typed as they typed it, isolated; none for the same order, also if its
 * dishes are in another sequence.
 */
export function differences(before: OrderContents, after: OrderContents): string[] {
  const [had, has] = [dishesIn(before), dishesIn(after)];
  const dishes = [...new Set([...has.keys(), ...had.keys()])];
  return [
    ...dishes.flatMap((dish) => dishDifferences(dish, had.get(dish), has.get(dish))),
    ...DETAILS.flatMap(([label, read]) => difference(label, read(before), read(after))),
  ];
}

function difference(label: string, was: string, is: string): string[] {
  return was === is ? [] : [`${label}: ${isolated(is) || 'none'}, was ${isolated(was) || 'none'}`];
}

/** The lines of each dish in one size and flavor, by the words for it: "Danish 9 X 13, Cherry". */
function dishesIn({ items }: OrderContents): Map<string, readonly TicketItem[]> {
  const dishes = new Map<string, readonly TicketItem[]>();
  for (const item of items) {
    const named = [isolated(item.name), isolated(item.size)].filter(Boolean).join(' ');
    const dish = [named, isolated(item.flavor)].filter(Boolean).join(', ');
    dishes.set(dish, [...(dishes.get(dish) ?? []), item]);
  }
  return dishes;
}

function dishDifferences(
  dish: string,
  had: readonly TicketItem[] | undefined,
  has: readonly TicketItem[] | undefined,
): string[] {
  if (!has) return [`${dish}: not any more`];
  if (!had) {
    const note = notesOf(has);
    return [
      `${dish}: new, ${countOf(has)}`,
      ...(note ? [`Note for ${dish}: ${isolated(note)}`] : []),
    ];
  }
  return [
    ...difference(dish, countOf(had), countOf(has)),
    ...difference(`Note for ${dish}`, notesOf(had), notesOf(has)),
    ...difference(`Diet and allergens of ${dish}`, tagsOf(had), tagsOf(has)),
    ...difference(`Price of ${dish}`, pricesOf(had), pricesOf(has)),
  ];
}

function countOf(lines: readonly TicketItem[]): string {
  return String(lines.reduce((sum, { quantity }) => sum + quantity, 0));
}

/** "No onions", or "1 × No onions" where it is not about all portions of the dish. */
function notesOf(lines: readonly TicketItem[]): string {
  const notes = lines.filter(({ note }) => note !== '');
  return notes
    .map(({ note, quantity }) =>
      lines.length === 1 ? note : `${String(quantity)} × ${isolated(note)}`,
    )
    .sort()
    .join(', ');
}

function tagsOf(lines: readonly TicketItem[]): string {
  return [...new Set(lines.map(({ tags }) => tags))].sort().join(', ');
}

function pricesOf(lines: readonly TicketItem[]): string {
  return [...new Set(lines.map(({ priceCents }) => formatMoney(priceCents)))].sort().join(', ');
}
