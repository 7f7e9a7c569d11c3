import { siteConfig } from '@simmer/shared/config';
import { formatMoney } from '@simmer/shared/money';
import { mailtoLink } from './mailto';
import type { Order } from './order';
import { orderTemplateFields } from './order-template';

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
  return mailtoLink({
    to: siteConfig().owner.email,
    subject: `New order from ${order.name} (${order.reference})`,
    text: orderText(order),
    cutNote: CUT_NOTE,
  });
}
