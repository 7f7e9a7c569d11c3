import { readTicket, ticketFragment, TICKETS_PATH } from '@simmer/shared/order-ticket';
import { placesIn } from '@simmer/shared/places';
import { loadRegistry } from '@simmer/shared/registry';
import { withTimeLimit } from '@simmer/shared/time-limit';
import type { Order } from './order';

/** The page has read the registry long ago, unless it forgot it. No order waits longer for a link. */
const LIMIT_MS = 1000;
/** Mail programs cut longer ones off. */
const LONGEST = 6000;

/**
 * The address that puts the order into the owner's kitchen list.
 * @returns an empty text where no module has that page, and for an order that is too long for one; never rejects.
 */
export async function kitchenLink(order: Order): Promise<string> {
  try {
    const places = placesIn(await withTimeLimit(loadRegistry(), LIMIT_MS));
    if (!places.some(({ path }) => path === TICKETS_PATH)) return '';
    const fragment = ticketFragment(ticketOf(order));
    const link = location.origin + TICKETS_PATH + fragment;
    // A link that the list would refuse is worse than none.
    return link.length > LONGEST || readTicket(fragment).status !== 'read' ? '' : link;
  } catch {
    return ''; // The mail says all of it in words.
  }
}

function ticketOf(order: Order) {
  return {
    ...order,
    items: order.items.map(({ name, size, quantity, flavor, modification }) => ({
      ...{ name, size, quantity, flavor: flavor ?? '', note: modification ?? '' },
    })),
  };
}
