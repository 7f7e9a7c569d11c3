import type { CartItem } from '@simmer/shared/cart';
import { readMenu } from '@simmer/shared/firebase';
import { parseMenu } from '@simmer/shared/menu';
import { NO_FLAVOR, readTicket, type TicketItem } from '@simmer/shared/order-ticket';
import { reportProblem } from '@simmer/shared/report';
import { withTimeLimit } from '@simmer/shared/time-limit';
import * as v from 'valibot';
import { buildOrder, type Order } from '../../order/order';
import { OrderSchema } from '../../order/order-schema';
import { changeOf, dishOf, type ReadCurrentMenu } from '../../send-order/menu-changes';

const LIMIT_MS = 5000;

/** @returns undefined for a link that cannot be read. */
export function orderInLink(address: string): Order | undefined {
  const reading = readTicket(address, 'change');
  if (reading.status !== 'read') return undefined;
  const { ticket } = reading;
  const items = ticket.items.map(lineOf);
  const { success, output } = v.safeParse(OrderSchema, { ...ticket, secret: ticket.proof, items });
  return success ? buildOrder(output, output.items, output, null) : undefined;
}

function lineOf(item: TicketItem, index: number): CartItem {
  const { name, size, priceCents, quantity, flavor, note, tags } = item;
  return {
    ...{ id: `sent_${String(index)}`, name, size, priceCents, quantity, modification: note },
    flavor: flavor === NO_FLAVOR ? null : flavor || null,
    ...(tags && { tags }),
  };
}

/**
 * The order whose lines are found on today's menu, with the flavors to choose from. What is not on it stays as it was
 * ordered. Never rejects.
 */
export async function withTodaysDishes(
  order: Order,
  readCurrentMenu: ReadCurrentMenu,
): Promise<Order> {
  const menu = await readCurrentMenu(order.items);
  const isFixed = (item: CartItem) => changeOf(item, menu)?.kind !== 'gone';
  const monthly = order.items.every(isFixed) ? [] : await monthlyDishes();
  const items = order.items.map((item): CartItem => {
    if (isFixed(item)) {
      const { flavors, drawing } = dishOf(item, menu) ?? {};
      return { ...item, ...(flavors && { flavors }), ...(drawing && { drawing }) };
    }
    const dish = monthly.find(
      ({ name, sizes }) => name === item.name && sizes.some(({ label }) => label === item.size),
    );
    return dish ? { ...item, documentId: dish.id } : item;
  });
  return { ...order, items };
}

async function monthlyDishes() {
  try {
    return parseMenu(await withTimeLimit(readMenu(), LIMIT_MS)).dishes;
  } catch (error) {
    reportProblem('order', 'the Monthly Menu could not be read.', error);
    return [];
  }
}
