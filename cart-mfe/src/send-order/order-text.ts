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

/**
 * @param isChange whether the owner has the order already.
 * @param notes sentences about notes that no line has yet.
 */
export function orderText(order: Order, isChange = false, notes: readonly string[] = []): string {
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
    ...notes,
    '',
    `Total: ${formatMoney(order.totalCents)}`,
  ].join('\n');
}

/**
 * The text that is copied after a failure. The last line helps whoever investigates it.
 * @param rest as for `orderText`.
 */
export function copiedOrder(...rest: Parameters<typeof orderText>): string {
  const modules = composedModules();
  const text = orderText(...rest);
  return modules ? `${text}\n\nServed by ${modules}` : text;
}

/** @param rest as for `orderText`. */
export function orderMailto(...rest: Parameters<typeof orderText>): string {
  const [order, isChange = false] = rest;
  return mailtoLink({
    to: siteConfig().owner.email,
    subject: `${kindOf(order, isChange).kind} from ${textInMail(order, 'name')} (${order.reference})`,
    text: orderText(...rest),
    cutNote: CUT_NOTE,
  });
}
