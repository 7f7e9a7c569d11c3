import { lineCents, MAX_NOTE_LENGTH, type CartItem } from '@simmer/shared/cart';
import { isEmail } from '@simmer/shared/email';
import { formatAmount, formatMoney } from '@simmer/shared/money';
import { oneLine } from '../order/clean-text';
import type { Order } from '../order/order';
import { FIELD_NAMES, fieldOf, type FieldName } from '../order/order-fields';

/** The variables of order-email/template.html: those of `ORDER_FIELDS`, and these. */
export interface OrderTemplateFields extends Readonly<Record<string, string>> {
  orders: string;
  paymentMethod: string;
  /** Without a currency sign: the template has one. */
  total: string;
  reference: string;
  /** The guest's address; empty if it is not a valid one, so that it cannot inject an email header. */
  replyTo: string;
  /** What the owner has to know in addition to the order; usually empty. */
  notice: string;
  /** Opens the order in the owner's kitchen list; empty when the shop has none. */
  kitchenLink: string;
}

const NONE = 'NONE';
const MAX_NAME_LENGTH = 200;

function orNone(text: string | null): string {
  return oneLine(text ?? '', MAX_NOTE_LENGTH) || NONE;
}

function entry(item: CartItem): string {
  return [
    oneLine(item.name, MAX_NAME_LENGTH),
    `Modifications: ${orNone(item.modification)}`,
    `Flavor: ${orNone(item.flavor)}`,
    `Size: ${oneLine(item.size, MAX_NAME_LENGTH)}`,
    `Quantity: ${String(item.quantity)}`,
    `Price: ${formatMoney(lineCents(item))}`,
    ...(item.tags ? [`Diet and allergens: ${oneLine(item.tags, MAX_NAME_LENGTH)}`] : []),
  ].join('\n');
}

/** EmailJS refuses more than 50 kB: https://www.emailjs.com/docs/user-guide/dynamic-variables-templates/ */
const MAX_BYTES = 49_000;

const PRICES_UNCHECKED =
  'The menu could not be read when this order was sent, so its prices were not checked.';

export function orderTemplateFields(
  order: Order,
  isMenuRead = true,
  kitchenLink = '',
): OrderTemplateFields {
  const fields = {
    orders: order.items.map(entry).join('\n\n'),
    ...variablesOf(order),
    paymentMethod: order.paymentMethod,
    total: formatAmount(order.totalCents),
    reference: order.reference,
    replyTo: isEmail(order.email) ? order.email : '',
    notice: isMenuRead ? '' : PRICES_UNCHECKED,
    kitchenLink,
  };
  // An email without the link is better than none.
  return bytesOf(fields) > MAX_BYTES ? { ...fields, kitchenLink: '' } : fields;
}

/** How many lines of the order have no room in one email with those before them. */
export function linesTooMany(order: Order): number {
  let bytes = bytesOf(orderTemplateFields({ ...order, items: [] }, false));
  const ends = order.items.map((item) => (bytes += bytesOf(`\n\n${entry(item)}`)));
  return ends.filter((end) => end > MAX_BYTES).length;
}

function variablesOf(order: Order): Record<string, string> {
  return Object.fromEntries(
    FIELD_NAMES.map((name) => [fieldOf(name).variable, textInMail(order, name)]),
  );
}

/** A field of the order as the owner reads it. */
export function textInMail(order: Order, name: FieldName): string {
  return order[name] || (fieldOf(name).whenEmpty ?? '');
}

function bytesOf(part: unknown): number {
  return new TextEncoder().encode(JSON.stringify(part)).length;
}
