import { siteConfig } from '@simmer/shared/config';
import { formatMoney } from '@simmer/shared/money';
import { dayText } from '@simmer/shared/day-text';
import { lineText } from '../order/line-text';
import { FIELD_NAMES, fieldOf } from '../order/order-fields';
import { mailtoLink } from '../send-order/mailto';
import type { Confirmation, SummaryLine } from './confirmation-state';

function labeledLine(line: SummaryLine): string {
  return lineText({ ...line, modification: line.modification && `Note: ${line.modification}` });
}

/** What was ordered, one line per dish. */
export function orderLinesText(order: Confirmation): string {
  const total = order.totalCents === null ? [] : [`Total: ${formatMoney(order.totalCents)}`];
  return [...order.cartItems.map(labeledLine), ...total].join('\n');
}

/** What was ordered besides the dishes, without what the order leaves open. */
export function factsOf(order: Confirmation): readonly { term: string; value: string }[] {
  return FIELD_NAMES.flatMap((name) => {
    const { term, onlyFor } = fieldOf(name);
    if (onlyFor && order.fulfillment === 'Pickup')
      return { term: 'Pickup', value: 'You’re picking it up' };
    const value = name === 'date' ? dayText(order.date) : order[name];
    return term && value ? { term, value } : [];
  });
}

function confirmationText(order: Confirmation): string {
  const { business, owner } = siteConfig();
  return [
    `Your order from ${business.name}`,
    order.reference && `Reference: ${order.reference}`,
    '',
    orderLinesText(order),
    '',
    ...factsOf(order).map(({ term, value }) => `${term}: ${value}`),
    order.paymentMethod && `Payment: ${order.paymentMethod}`,
    '',
    `Questions: ${owner.email}`,
  ]
    .filter((line) => line !== null)
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n');
}

/** A link that opens the guest's email program with the order, addressed to the guest. */
export function copyMailto(order: Confirmation): string {
  return mailtoLink({
    to: order.email,
    subject: `Your order from ${siteConfig().business.name} (${order.reference})`,
    text: confirmationText(order),
    cutNote: '\n… (shortened: print the page to keep the whole order)',
  });
}
