import { MAX_NOTE_LENGTH } from '@simmer/shared/cart';
import { proofOf } from '@simmer/shared/order-revisions';
import { NO_FLAVOR, readTicket, ticketFragment, TICKETS_PATH } from '@simmer/shared/order-ticket';
import { ROUTES } from '@simmer/shared/navigation';
import { placesIn } from '@simmer/shared/places';
import { loadRegistry } from '@simmer/shared/registry';
import { withTimeLimit } from '@simmer/shared/time-limit';
import { MAX_NAME_LENGTH, oneLine } from '../order/clean-text';
import type { Order } from '../order/order';

/** Usually the page has read the registry long before. If it has not, an order waits this long at most for a link. */
const LIMIT_MS = 1000;
/** Email programs cut off longer links. */
const MAX_LENGTH = 6000;

/**
 * What follows the `#` in the email's link to the owner's kitchen list. The template has what comes before it: anybody
 * who knows the public key can send any variable, and must not choose where the link leads.
 * @returns an empty string if no module has that page or the order is too long for a link; never rejects.
 */
export async function kitchenTicket(order: Order): Promise<string> {
  try {
    const registry = await withTimeLimit(loadRegistry(), LIMIT_MS);
    if (!placesIn(registry).some(({ path }) => path === TICKETS_PATH)) return '';
    return await ticketText(order);
  } catch {
    return ''; // Nothing is lost, because the email has the whole order as text.
  }
}

/** Does the same as `kitchenTicket`, for a shop that is known to have the page. */
export async function ticketText(order: Order): Promise<string> {
  const { history, secret } = order;
  return fragmentOf(order, await proofOf(history, secret), 'order').slice('#'.length);
}

/**
 * The address of the guest's own copy, with which they can change or cancel the order on any device.
 * @returns an empty string if the order is too long for a link.
 */
export function changeLink(order: Order): string {
  const fragment = fragmentOf(order, order.secret, 'change');
  return fragment && location.origin + ROUTES.cart + fragment;
}

/** Empty for an order that is too long. A link that is refused where it leads would be worse than no link. */
function fragmentOf(order: Order, proof: string, kind: 'order' | 'change'): string {
  const { history } = order;
  const fragment = ticketFragment({ ...contentsOf(order), history, proof }, kind);
  const isRead = fragment.length <= MAX_LENGTH && readTicket(fragment, kind).status === 'read';
  return isRead ? fragment : '';
}

/** The order as the kitchen reads it. */
function contentsOf(order: Order) {
  return {
    ...order,
    address: order.fulfillment === 'Pickup' ? '' : order.address,
    items: order.items.map(({ flavor, flavors = [], modification, tags = '', ...item }) => ({
      ...item,
      note: oneLine(modification ?? '', MAX_NOTE_LENGTH),
      flavor: flavor || (flavors.length > 0 ? NO_FLAVOR : ''),
      tags,
    })),
  };
}

/** The same, with each text of a dish on one line and without direction marks. */
export function cleanContentsOf(order: Order) {
  const contents = contentsOf(order);
  const clean = (text: string) => oneLine(text, MAX_NAME_LENGTH);
  const items = contents.items.map(({ name, size, flavor, tags, ...item }) => {
    const names = { name: clean(name), size: clean(size), flavor: clean(flavor) };
    return { ...item, ...names, tags: clean(tags) };
  });
  return { ...contents, items };
}
