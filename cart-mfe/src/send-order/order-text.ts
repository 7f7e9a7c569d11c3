import { composedModules } from '@simmer/shared/composed-modules';
import { siteConfig } from '@simmer/shared/config';
import { isolated } from '@simmer/shared/isolated';
import { formatMoney } from '@simmer/shared/money';
import { changing } from '../order/changing';
import { readableName, type Order } from '../order/order';
import { fieldNames, labelOf } from '../order/order-fields';
import { mailtoLink } from './mailto';
import { dishesText, textInMail } from './order-template';

const CUT_NOTE = '\n… (shortened: please use "Copy order" and paste the whole order here)';

export function orderText(order: Order): string {
  const details = fieldNames().flatMap((name) => {
    const text = textInMail({ ...order, name: readableName(order) }, name);
    return text ? `${labelOf(name, order.fulfillment)}: ${text}` : [];
  });
  return [
    `${order.isCancelled ? 'CANCELLED order' : 'Order'} for ${isolated(siteConfig().business.name)}`,
    `Reference: ${order.reference}`,
    '',
    ...details,
    `Payment: ${order.paymentMethod}`,
    '',
    dishesText(order),
    '',
    `Total: ${formatMoney(order.totalCents)}`,
  ].join('\n');
}

/** The text that is copied after a failure. The last line helps whoever investigates it. */
export function copiedOrder(order: Order): string {
  const modules = composedModules();
  return modules ? `${orderText(order)}\n\nServed by ${modules}` : orderText(order);
}

function kindOf({ isCancelled, reference }: Order): string {
  const isChanged = changing.get()?.base.reference === reference;
  return isCancelled ? 'CANCELLED order' : isChanged ? 'CHANGED order' : 'New order';
}

export function orderMailto(order: Order): string {
  return mailtoLink({
    to: siteConfig().owner.email,
    subject: `${kindOf(order)} from ${textInMail(order, 'name')} (${order.reference})`,
    text: orderText(order),
    cutNote: CUT_NOTE,
  });
}
