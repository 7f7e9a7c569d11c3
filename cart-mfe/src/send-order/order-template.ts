import { lineCents, MAX_NOTE_LENGTH, type CartItem } from '@simmer/shared/cart';
import { composedModules } from '@simmer/shared/composed-modules';
import { isEmail } from '@simmer/shared/email';
import { shortDayText } from '@simmer/shared/day-text';
import { formatAmount, formatMoney } from '@simmer/shared/money';
import { mapQuery, NO_FLAVOR } from '@simmer/shared/order-ticket';
import { oneLine } from '../order/clean-text';
import { dishText } from '../order/line-text';
import { readableName, type Order } from '../order/order';
import { FIELD_NAMES, fieldOf, type FieldName } from '../order/order-fields';

/** The variables of order-email/template.html: those of `ORDER_FIELDS`, and these. */
export interface OrderTemplateFields extends Readonly<Record<string, unknown>> {
  orders: string;
  paymentMethod: string;
  /** Without a currency sign: the template has one. */
  total: string;
  reference: string;
  /** The guest's address; empty if it is not a valid one, so that it cannot inject an email header. */
  replyTo: string;
  /** What the owner has to know in addition to the order; usually empty. */
  notice: string;
  /** What follows the `#` of the template's link to the owner's kitchen list; empty when the shop has none. */
  kitchenTicket: string;
  /** The releases that served the page, for the mail's source. */
  modules: string;
  /** "Thu, Dec 24". */
  day: string;
  /** Day and time as in the subject: "Thu Dec 24, after 5 pm". */
  when: string;
  fulfillment: string;
  /** `userName`, and that it is no name if the guest gave none. */
  forName: string;
  /** What follows the address of the map in the template; empty for a pickup. */
  mapQuery: string;
  /** What `orders` says, to be read at the stove; empty when the email has no room for both. */
  items: readonly ReturnType<typeof mailItem>[];
  /** Introduces `orders` where `items` is empty. */
  longOrder: string;
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

function mailItem(item: CartItem) {
  const { quantity, flavor, flavors = [], modification, tags } = item;
  const line = (label: string, text: string | null | undefined, maxLength: number) => {
    const cleaned = oneLine(text ?? '', maxLength);
    return cleaned ? [{ text: label + cleaned }] : [];
  };
  return {
    dish: `${String(quantity)} × ${oneLine(dishText(item), 2 * MAX_NAME_LENGTH)}`,
    price: formatMoney(lineCents(item)),
    facts: [
      ...line('Flavor: ', flavor, MAX_NOTE_LENGTH),
      ...line('Diet and allergens: ', tags, MAX_NAME_LENGTH),
    ],
    /** What must not be overlooked. */
    wishes: [
      ...(flavors.length > 0 && !flavor ? [{ text: NO_FLAVOR }] : []),
      ...line('Note: ', modification, MAX_NOTE_LENGTH),
    ],
  };
}

/** EmailJS refuses more than 50 kB: https://www.emailjs.com/docs/user-guide/dynamic-variables-templates/ */
const MAX_BYTES = 49_000;

const PRICES_UNCHECKED =
  'The menu could not be read when this order was sent, so its prices were not checked.';

const LONG_ORDER = 'This order is too long for the usual list. Here it is as text:';
const NO_DAY = 'No day chosen';
/** Phones show about this much of a subject; the name and the total come after it. */
const MAX_TIME_IN_SUBJECT = 40;

export function orderTemplateFields(
  order: Order,
  isMenuRead = true,
  kitchenTicket = '',
): OrderTemplateFields {
  const asText = {
    orders: order.items.map(entry).join('\n\n'),
    ...variablesOf(order),
    paymentMethod: order.paymentMethod,
    total: formatAmount(order.totalCents),
    reference: order.reference,
    replyTo: isEmail(order.email) ? order.email : '',
    notice: isMenuRead ? '' : PRICES_UNCHECKED,
    modules: composedModules(),
    ...daysOf(order),
    fulfillment: order.fulfillment,
    forName: readableName(order),
    mapQuery: order.fulfillment === 'Delivery' ? mapQuery(order.address) : '',
    kitchenTicket,
    items: [],
    longOrder: LONG_ORDER,
  };
  const whole = { ...asText, items: order.items.map(mailItem), longOrder: '' };
  if (bytesOf(whole) <= MAX_BYTES) return whole;
  // An email without the link is better than none.
  return bytesOf(asText) > MAX_BYTES ? { ...asText, kitchenTicket: '' } : asText;
}

/** How many lines of the order have no room in one email with those before them. */
export function linesTooMany(order: Order): number {
  let bytes = bytesOf({
    ...orderTemplateFields({ ...order, items: [] }, false),
    longOrder: LONG_ORDER,
  });
  const QUOTES = 2;
  const ends = order.items.map(
    (item, index) => (bytes += bytesOf((index > 0 ? '\n\n' : '') + entry(item)) - QUOTES),
  );
  return ends.filter((end) => end > MAX_BYTES).length;
}

function daysOf({ date, time }: Order): { day: string; when: string } {
  const day = shortDayText(date) || NO_DAY;
  const at = time.length > MAX_TIME_IN_SUBJECT ? `${oneLine(time, MAX_TIME_IN_SUBJECT)}…` : time;
  return { day, when: `${day.replaceAll(',', '')}, ${at}` };
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
