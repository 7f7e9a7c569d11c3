import { siteConfig } from '@simmer/shared/config';
import { formatMoney } from '@simmer/shared/money';
import { fieldLabel } from '../order/field-labels';
import type { Order } from '../order/order';
import { mailtoLink } from './mailto';
import { orderTemplateFields } from './order-template';

const CUT_NOTE = '\n… (shortened: please use "Copy order" and paste the whole order here)';

export function orderText(order: Order): string {
  const fields = orderTemplateFields(order);
  const { fulfillment } = order;
  // For a pickup, the address is a word, as in the owner's email.
  const addressLabel = fulfillment === 'Pickup' ? 'Address' : fieldLabel('address', fulfillment);
  return [
    `Order for ${siteConfig().business.name}`,
    `Reference: ${fields.reference}`,
    '',
    `Name: ${fields.userName}`,
    `Email: ${fields.userEmail}`,
    `${fieldLabel('date', fulfillment)}: ${fields.orderDate}`,
    `${fieldLabel('time', fulfillment)}: ${fields.deliveryTime}`,
    `${addressLabel}: ${fields.address}`,
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
