import { MAX_NOTE_LENGTH } from '@simmer/shared/cart';
import { siteConfig } from '@simmer/shared/config';
import { NO_FLAVOR, readTicket, ticketFragment, TICKETS_PATH } from '@simmer/shared/order-ticket';
import { placesIn } from '@simmer/shared/places';
import { loadRegistry } from '@simmer/shared/registry';
import { withTimeLimit } from '@simmer/shared/time-limit';
import { oneLine } from '../order/clean-text';
import type { Order } from '../order/order';

/** Usually the page has read the registry long before. If not, an order does not wait longer than this for a link. */
const LIMIT_MS = 1000;
/** Email programs cut off longer links. */
const MAX_LINK_LENGTH = 6000;

/**
 * The address that adds the order to the owner's kitchen list.
 * @returns an empty string if no module has that page or the order is too long for a link; never rejects.
 */
export async function kitchenLink(order: Order): Promise<string> {
  try {
    const registry = await withTimeLimit(loadRegistry(), LIMIT_MS);
    if (!placesIn(registry).some(({ path }) => path === TICKETS_PATH)) return '';
    const fragment = ticketFragment(ticketOf(order));
    // A preview is gone when the email is read, and the owner's list is at the shop's own address.
    const shop = registry.localCloud ? location.href : siteConfig().business.url;
    const link = new URL(TICKETS_PATH + fragment, shop).href;
    // A link that the list would refuse is worse than no link.
    return link.length > MAX_LINK_LENGTH || readTicket(fragment).status !== 'read' ? '' : link;
  } catch {
    return ''; // The email has all of it as text.
  }
}

function ticketOf(order: Order) {
  return {
    ...order,
    items: order.items.map(({ name, size, quantity, flavor, flavors = [], modification }) => ({
      name,
      size,
      quantity,
      note: oneLine(modification ?? '', MAX_NOTE_LENGTH),
      flavor: flavor || (flavors.length > 0 ? NO_FLAVOR : ''),
    })),
  };
}
