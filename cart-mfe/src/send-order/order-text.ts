import { composedModules } from '@simmer/shared/composed-modules';
import { siteConfig } from '@simmer/shared/config';
import { isolated } from '@simmer/shared/isolated';
import { formatMoney } from '@simmer/shared/money';
import { readableName, type Order } from '../order/order';
import { fieldNames, labelOf } from '../order/order-fields';
import { mailtoLink } from './mailto';
import { kindOf } from './order-kind';
import { dishesText, textInMail } from './order-template';

const CUT_NOTE = '\n… (shortened: please use "Copy order" and paste the whole order here)';

/** @param isChange whether the owner has the order already. */
export function orderText(order: Order, isChange = false): string {
  const { word, kind } = kindOf(order, isChange);
  const details = fieldNames().flatMap((name) => {
    const text = textInMail({ ...order, name: readableName(order) }, name);
    return text ? `${labelOf(name, order.fulfillment)}: ${text}` : [];
  });
  return [
    `${word === '' ? 'Order' : kind} for ${isolated(siteConfig().business.name)}`,
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

/**
 * The text that is copied after a failure. The last line helps whoever investigates it.
 * @param isChange as for `orderText`.
 */
export function copiedOrder(order: Order, isChange: boolean): string {
  const modules = composedModules();
  const text = orderText(order, isChange);
  return modules ? `${text}\n\nServed by ${modules}` : text;
}

/** @param isChange as for `orderText`. */
export function orderMailto(order: Order, isChange: boolean): string {
  return mailtoLink({
    to: siteConfig().owner.email,
    subject: `${kindOf(order, isChange).kind} from ${textInMail(order, 'name')} (${order.reference})`,
    text: orderText(order, isChange),
    cutNote: CUT_NOTE,
  });
}
