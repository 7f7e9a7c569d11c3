import type { CartItem } from '@simmer/shared/cart';
import { NO_FLAVOR, readTicket, type TicketItem } from '@simmer/shared/order-ticket';
import * as v from 'valibot';
import { buildOrder, type Order } from '../../order/order';
import { OrderSchema } from '../../order/order-schema';
import { changeOf, dishOf, type ReadCurrentMenu } from '../../send-order/menu-changes';

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
  const { name, size, priceCents, quantity, flavor, note, tags, documentId } = item;
  return {
    ...{ id: `sent_${String(index)}`, name, size, priceCents, quantity, modification: note },
    flavor: flavor === NO_FLAVOR ? null : flavor || null,
    ...(tags && { tags }),
    ...(documentId !== undefined && { documentId }),
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
  const items = order.items.map((item): CartItem => {
    if (changeOf(item, menu)?.kind === 'gone') return item;
    const { flavors, drawing, cooking } = dishOf(item, menu) ?? {};
    return {
      ...item,
      ...(flavors?.length && { flavors }),
      ...(drawing && { drawing }),
      ...(cooking && { cooking }),
    };
  });
  return { ...order, items };
}
