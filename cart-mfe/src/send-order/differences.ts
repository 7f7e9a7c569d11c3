import type { CartItem } from '@simmer/shared/cart';
import { shortDayText } from '@simmer/shared/day-text';
import { dishText } from '@simmer/shared/dish-text';
import { formatMoney } from '@simmer/shared/money';
import { oneLine } from '../order/clean-text';
import type { Order } from '../order/order';
import { fieldNames, fieldOf, labelOf, type FieldName } from '../order/order-fields';

const MAX_DIFFERENCES = 20;
const MAX_LENGTH = 160;

/** Stands for those that an email has no room for. */
export const TOO_MANY = { text: 'More is different: please compare the whole list.' };

/** What the owner has to know about a change: a line such as "Meatloaf, Small: 1, was 2" for each difference. */
export function differencesOf(before: Order, after: Order): readonly { text: string }[] {
  const texts = [
    ...lineDifferences(before.items, after.items),
    ...difference('Total', formatMoney(after.totalCents), formatMoney(before.totalCents)),
    ...difference('Delivery or pickup', after.fulfillment, before.fulfillment),
    ...fieldNames().flatMap((name) =>
      difference(termOf(name), valueOf(after, name), valueOf(before, name)),
    ),
    ...difference('Payment', after.paymentMethod, before.paymentMethod),
  ].map((text) => ({ text: oneLine(text, MAX_LENGTH) }));
  return texts.length > MAX_DIFFERENCES
    ? [...texts.slice(0, MAX_DIFFERENCES - 1), TOO_MANY]
    : texts;
}

function difference(what: string, now: string, was: string): string[] {
  return now === was ? [] : [`${what}: ${now || 'none'}, was ${was || 'none'}`];
}

function termOf(name: FieldName): string {
  return fieldOf(name).term ?? labelOf(name, 'Delivery');
}

function valueOf(order: Order, name: FieldName): string {
  if (name === 'date') return shortDayText(order.date).replaceAll(',', '');
  return name === 'address' && order.fulfillment === 'Pickup' ? '' : order[name];
}

/** Lines with the same wishes belong together; of those that are left, lines of the same dish do. */
function lineDifferences(before: readonly CartItem[], after: readonly CartItem[]): string[] {
  const left = [...before];
  const take = (isIt: (one: CartItem) => boolean): CartItem | undefined =>
    left.splice(left.findIndex(isIt) >>> 0, 1)[0];
  const same = after.map((item) => take((one) => keyOf(one) === keyOf(item)));
  const pairs = after.map((item, at) => {
    const was = same[at] ?? take((one) => dishText(one) === dishText(item));
    return was ? lineDifference(item, was) : [`${dishText(item)}: ${textOf(item, item)}, new`];
  });
  const gone = left.map((item) => `${dishText(item)}: removed, was ${textOf(item, item)}`);
  return [...pairs.flat(), ...gone];
}

function keyOf({ name, size, flavor, modification }: CartItem): string {
  return JSON.stringify([name, size, flavor, modification || '']);
}

function lineDifference(item: CartItem, was: CartItem): string[] {
  const price = item.priceCents === was.priceCents ? '' : ` (${formatMoney(item.priceCents)} each)`;
  return difference(dishText(item), textOf(item, was) + price, textOf(was, item));
}

/** The quantity, and the wishes if the other line has others. */
function textOf(item: CartItem, other: CartItem): string {
  const isSame = item !== other && keyOf(item) === keyOf(other);
  const wishes = isSame ? [] : [item.flavor, item.modification];
  return [String(item.quantity), ...wishes].filter(Boolean).join(' · ');
}
