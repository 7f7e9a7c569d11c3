import { siteConfig } from '@simmer/shared/config';
import { formatMoney } from '@simmer/shared/money';
import type { Order } from './order';
import { orderTemplateFields } from './order-template';

/** Mail programs and Windows cut links at about 2,000 characters. */
const MAX_LINK_LENGTH = 1900;
const CUT_NOTE = '\n… (shortened: please use "Copy order" and paste the whole order here)';

export function orderText(order: Order): string {
  const fields = orderTemplateFields(order);
  return [
    `Order for ${siteConfig().business.name}`,
    `Reference: ${fields.reference}`,
    '',
    `Name: ${fields.userName}`,
    `Email: ${fields.userEmail}`,
    `Delivery Date: ${fields.orderDate}`,
    `Delivery Time: ${fields.deliveryTime}`,
    `Delivery Address: ${fields.address}`,
    `Payment: ${fields.paymentMethod}`,
    '',
    fields.orders,
    '',
    `Total: ${formatMoney(order.totalCents)}`,
  ].join('\n');
}

export function orderMailto(order: Order): string {
  const subject = encodeURIComponent(`New order from ${order.name} (${order.reference})`);
  const start = `mailto:${siteConfig().owner.email}?subject=${subject}&body=`;
  const text = orderText(order);
  const whole = start + encodeBody(text);
  if (whole.length <= MAX_LINK_LENGTH) return whole;

  const room = MAX_LINK_LENGTH - start.length - encodeBody(CUT_NOTE).length;
  let body = '';
  for (const character of text) {
    const encoded = encodeBody(character);
    if (body.length + encoded.length > room) break;
    body += encoded;
  }
  return start + body + encodeBody(CUT_NOTE);
}

/** RFC 6068 requires CR LF between lines. */
function encodeBody(text: string): string {
  return encodeURIComponent(text.replaceAll('\n', '\r\n'));
}
