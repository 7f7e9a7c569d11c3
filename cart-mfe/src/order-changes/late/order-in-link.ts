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
  const items = order.items.map((sent): CartItem => {
    // The link has no ids: a dish that is not in the configuration is known by its name and size.
    const own =
      dishOf(sent, menu) ??
      menu.dishes?.find(
        ({ name, sizes }) => name === sent.name && sizes.some(({ label }) => label === sent.size),
      );
    const item = own && own.id !== own.name ? { ...sent, documentId: own.id } : sent;
    if (changeOf(item, menu)?.kind === 'gone') return sent;
    const { flavors, drawing } = own ?? {};
    return { ...item, ...(flavors?.length && { flavors }), ...(drawing && { drawing }) };
  });
  return { ...order, items };
}
