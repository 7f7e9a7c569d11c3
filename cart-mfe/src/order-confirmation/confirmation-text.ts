import { isolated } from '@simmer/shared/isolated';
import { siteConfig } from '@simmer/shared/config';
import { formatMoney } from '@simmer/shared/money';
import { dayText } from '@simmer/shared/day-text';
import { lineText } from '../order/line-text';
import { readableName, type Order } from '../order/order';
import { fieldNames, fieldOf } from '../order/order-fields';
import { mailtoLink } from '../send-order/mailto';

/** What was ordered, one line per dish. */
export function orderLinesText({ items, totalCents }: Order): string {
  const lines = items.map((item) =>
    lineText({ ...item, modification: item.modification && `Note: ${item.modification}` }),
  );
  return [...lines, `Total: ${formatMoney(totalCents)}`].join('\n');
}

/** What was ordered besides the dishes, without what the order leaves open. */
function factsOf(order: Order): readonly { term: string; value: string }[] {
  return fieldNames().flatMap((name) => {
    const { term, onlyFor } = fieldOf(name);
    if (onlyFor && order.fulfillment === 'Pickup')
      return { term: 'Pickup', value: 'You’re picking it up' };
    const value = { ...order, date: dayText(order.date), name: readableName(order) }[name];
    return term && value ? { term, value } : [];
  });
}

/** Email programs cut off a longer mail, and with it the link. */
const MAX_LINK = 1200;

/** Why the guest's email does not have the link to the order, and what to do instead; empty if it has. */
export function noLinkText(link: string): string {
  if (link === '')
    return `This order is too long for a link. To change or cancel it on another device, write to ${siteConfig().owner.email}.`;
  return link.length > MAX_LINK
    ? 'This order’s link is too long for an email. Copy the link, too: with it, you can change or cancel the order on another device.'
    : '';
}

/**
 * A link that opens the guest's email program with the order, addressed to the guest.
 * @param link to the order, as `changeLink` has it.
 */
export function copyMailto(order: Order, link: string): string {
  const { business, owner } = siteConfig();
  const change = noLinkText(link) === '' ? `\n\nChange or cancel it: ${link}` : '';
  const text = [
    `Your order from ${isolated(business.name)}`,
    '',
    orderLinesText(order),
    '',
    `Reference: ${order.reference}`,
    ...factsOf(order).map(({ term, value }) => `${term}: ${isolated(value)}`),
    `Payment: ${order.paymentMethod}`,
    '',
    `Questions: ${owner.email}`,
  ];
  return mailtoLink({
    to: order.email,
    subject: `Your order from ${isolated(business.name)} (${order.reference})`,
    text: text.join('\n') + change,
    cutNote: `\n… (shortened: print the page to keep the whole order)${change}`,
  });
}
