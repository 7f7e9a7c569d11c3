import { siteConfig } from '@simmer/shared/config';
import { formatMoney } from '@simmer/shared/money';
import { dayText } from '@simmer/shared/day-text';
import { lineText } from '../order/line-text';
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

function confirmationText(order: Confirmation): string {
  const { business, owner } = siteConfig();
  const isPickup = order.fulfillment === 'Pickup';
  return [
    `Your order from ${business.name}`,
    order.reference && `Reference: ${order.reference}`,
    '',
    orderLinesText(order),
    '',
    order.date && `Day: ${dayText(order.date)}`,
    order.time && `Time: ${order.time}`,
    isPickup ? 'Pickup' : order.address && `Address: ${order.address}`,
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
