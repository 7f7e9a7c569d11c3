import { lineCents, MAX_NOTE_LENGTH, type CartItem } from '@simmer/shared/cart';
import { composedModules } from '@simmer/shared/composed-modules';
import { isEmail } from '@simmer/shared/email';
import { isolated } from '@simmer/shared/isolated';
import { shortDayText } from '@simmer/shared/day-text';
import { dishText } from '@simmer/shared/dish-text';
import { differences } from '@simmer/shared/order-differences';
import { formatAmount, formatMoney } from '@simmer/shared/money';
import { mapQuery, NO_FLAVOR } from '@simmer/shared/order-ticket';
import { MAX_NAME_LENGTH, oneLine } from '../order/clean-text';
import type { EarlierOrder, Order } from '../order/order';
import { fieldNames, fieldOf, type FieldName } from '../order/order-fields';
import { cleanContentsOf } from './kitchen-ticket';
import { kindOf } from './order-kind';

/** The variables of order-email/template.html: those of `ORDER_FIELDS`, and these. */
export interface OrderTemplateFields extends Readonly<Record<string, unknown>> {
  orders: string;
  paymentMethod: string;
  /** The amount has no currency sign, because the template has one. */
  total: string;
  /** Marked when the order may already have arrived: mail programs fold an email that looks like the one before. */
  reference: string;
  /** The guest's address; empty if it is not a valid one, so that it cannot inject an email header. */
  replyTo: string;
  /** "New order", "CHANGED order" or "CANCELLED order". */
  kind: string;
  /** What differs from what the owner has of the order. */
  differences: readonly { text: string }[];
  /** The heading of the list of dishes. */
  listTitle: string;
  /** The color behind the day: nobody must take a cancellation for an order. */
  headColor: string;
  /** What the link to the owner's kitchen list says. */
  listButton: string;
  /** Anything else that the owner has to know; usually empty. */
  notice: string;
  /** What follows the `#` of the template's link to the owner's kitchen list; empty when the shop has none. */
  kitchenTicket: string;
  /** The releases that served the page, for the mail's source. */
  modules: string;
  /** "Thu, Dec 24", after the same word as `when`. */
  day: string;
  /** Day and time as in the subject: "Thu Dec 24, after 5 pm", after a word if the order was changed or cancelled. */
  when: string;
  fulfillment: string;
  /** The text after `fulfillment`: the guest's name, or a remark that the guest gave none. */
  forName: string;
  /** What follows the address of the map in the template; empty for a pickup. */
  mapQuery: string;
  /** The content of `orders`, laid out for the cook; empty when the email has no room for both. */
  items: readonly ReturnType<typeof mailItem>[];
  /** Introduces `orders` where `items` is empty. */
  longOrder: string;
}

const NONE = 'NONE';

function typed(text: string | null | undefined, maxLength = MAX_NAME_LENGTH): string {
  return isolated(oneLine(text ?? '', maxLength));
}

function orNone(text: string | null, maxLength?: number): string {
  return typed(text, maxLength) || NONE;
}

function entry(item: CartItem): string {
  return [
    typed(item.name),
    `Modifications: ${orNone(item.modification, MAX_NOTE_LENGTH)}`,
    `Flavor: ${orNone(item.flavor)}`,
    `Size: ${typed(item.size)}`,
    `Quantity: ${String(item.quantity)}`,
    `Price: ${formatMoney(lineCents(item))}`,
    ...(item.tags ? [`Diet and allergens: ${typed(item.tags)}`] : []),
  ].join('\n');
}

const BLANK_LINE = '\n\n';

export function dishesText({ items }: Order): string {
  return items.map(entry).join(BLANK_LINE);
}

function mailItem(item: CartItem) {
  const { quantity, name, size, flavor, flavors = [], modification, tags } = item;
  const line = (label: string, text: string | null | undefined, maxLength?: number) => {
    const cleaned = typed(text, maxLength);
    return cleaned ? [{ text: label + cleaned }] : [];
  };
  const dish = { name: oneLine(name, MAX_NAME_LENGTH), size: oneLine(size, MAX_NAME_LENGTH) };
  return {
    dish: `${String(quantity)} × ${dishText(dish)}`,
    price: formatMoney(lineCents(item)),
    facts: [...line('Flavor: ', flavor), ...line('Diet and allergens: ', tags)],
    /** Remarks that the cook must not overlook. */
    wishes: [
      ...(flavors.length > 0 && !flavor ? [{ text: NO_FLAVOR }] : []),
      ...line('Note: ', modification, MAX_NOTE_LENGTH),
    ],
  };
}

/**
 * EmailJS refuses more than 50 kB: https://www.emailjs.com/docs/user-guide/dynamic-variables-templates/ Gmail hides what
 * follows 102 kB of HTML: `bytesOf` and `MAX_LISTED` keep the template below that, too.
 */
const MAX_BYTES = 49_000;
const MAX_LISTED = 40;
/** The room for a remark; `cart-mfe/src/limits` has the longest ones. */
const MAX_REMARK = 120;

const UNCHECKED =
  'Part of the menu could not be read when this order was sent: some prices were not checked, and a dish may be sold out.';

const SENT_BEFORE =
  'The guest has sent this order before. If you have an earlier email with this reference, this one counts.';

/** The differences follow. */
const CHANGED = 'The guest has changed this order:';

const CANCELLED = 'The guest has cancelled this order. Please do not cook it.';

const LONG_ORDER =
  'This order is too long for the usual list. All dishes are at the end of this email, as text.';
const MAX_DIFFERENCES = 20;
const MAX_DIFFERENCE_LENGTH = 160;
/** Stands for those that an email has no room for. */
const TOO_MANY = { text: 'More is different: please compare the whole list.' };
const NO_DAY = 'No day chosen';
/** Phones show about this much of a subject; the name and the total come after it. */
const MAX_TIME_IN_SUBJECT = 40;

/** What the owner has to know about an order besides what the guest has typed. */
interface Circumstances {
  /** Whether all its prices were compared with the menu. */
  isMenuRead?: boolean;
  /** What the link to the kitchen list carries. */
  ticket?: string;
  isRepeat?: boolean;
  /** A sentence, or nothing. */
  remark?: string;
  earlier?: EarlierOrder | undefined;
}

export function orderTemplateFields(
  order: Order,
  { isMenuRead = true, ticket = '', isRepeat = false, remark = '', earlier }: Circumstances = {},
): OrderTemplateFields {
  const { isCancelled } = order;
  const changes = earlier && !isCancelled ? differencesOf(earlier.base, order) : [];
  // Of an attempt that may not have arrived, the owner may have nothing that this would change.
  const isChanged = earlier?.isSent === true && changes.length > 0;
  const { word, ...kind } = kindOf(order, isChanged);
  const isAgain = isRepeat || (earlier !== undefined && !isCancelled && changes.length === 0);
  const { day, when } = daysOf(order);
  const asText = {
    orders: dishesText(order),
    ...variablesOf(order),
    paymentMethod: order.paymentMethod,
    total: formatAmount(order.totalCents),
    reference: order.reference + (isAgain ? ' (again)' : ''),
    replyTo: isEmail(order.email) ? order.email : '',
    ...kind,
    differences: changes,
    notice: [
      isCancelled && CANCELLED,
      isAgain && SENT_BEFORE,
      !isMenuRead && UNCHECKED,
      remark,
      isChanged && CHANGED,
    ]
      .filter(Boolean)
      .join(' '),
    modules: composedModules(),
    day: word + day,
    when: word + when,
    fulfillment: order.fulfillment,
    forName: order.name ? `for ${isolated(order.name)}` : '· no name given',
    mapQuery: order.fulfillment === 'Delivery' ? mapQuery(order.address) : '',
    kitchenTicket: ticket,
    items: [],
    longOrder: LONG_ORDER,
  };
  const whole = { ...asText, items: order.items.map(mailItem), longOrder: '' };
  if (whole.items.length <= MAX_LISTED && bytesOf(whole) <= MAX_BYTES) return whole;
  if (bytesOf(asText) <= MAX_BYTES) return asText;
  // An email without the link and the differences is better than none.
  return { ...asText, kitchenTicket: '', differences: changes.length > 0 ? [TOO_MANY] : [] };
}

/** How many lines at the end of the order have no room in one email. */
export function linesTooMany(order: Order): number {
  const remark = 'x'.repeat(MAX_REMARK);
  const none = orderTemplateFields(
    { ...order, items: [] },
    { isMenuRead: false, isRepeat: true, remark },
  );
  let bytes = bytesOf({ ...none, longOrder: LONG_ORDER });
  return order.items.filter((item) => {
    bytes += bytesOf(BLANK_LINE + entry(item)) - bytesOf('');
    return bytes > MAX_BYTES;
  }).length;
}

/** What the owner has to know about a change: a line such as "Meatloaf Small: 1, was 2" for each difference. */
function differencesOf(before: Order, after: Order): OrderTemplateFields['differences'] {
  const texts = differences(cleanContentsOf(before), cleanContentsOf(after)).map((text) => {
    return { text: [...text].slice(0, MAX_DIFFERENCE_LENGTH).join('') };
  });
  return texts.length > MAX_DIFFERENCES
    ? [...texts.slice(0, MAX_DIFFERENCES - 1), TOO_MANY]
    : texts;
}

function daysOf({ date, time }: Order): { day: string; when: string } {
  const day = shortDayText(date) || NO_DAY;
  const short = oneLine(time, MAX_TIME_IN_SUBJECT);
  const at = isolated(short === time ? time : `${short}…`);
  return { day, when: `${day.replaceAll(',', '')}, ${at}` };
}

function variablesOf(order: Order): Record<string, string> {
  return Object.fromEntries(
    fieldNames().map((name) => [fieldOf(name).variable, textInMail(order, name)]),
  );
}

/** A field of the order as the owner reads it. */
export function textInMail(order: Order, name: FieldName): string {
  return isolated(order[name]) || (fieldOf(name).whenEmpty ?? '');
}

/**
 * The size of a part in the request. Characters of markup count for more, because they are entities such as `&quot;`
 * in the HTML.
 */
function bytesOf(part: unknown): number {
  const text = JSON.stringify(part);
  return new TextEncoder().encode(text).length + 2.5 * text.replace(/[^&<>"'`=/]/g, '').length;
}
