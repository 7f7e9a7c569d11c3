import { dishText } from '../order/line-text';
import type { OrderAgain } from './order-again';

/** The outcome of "Order again": one sentence, then one for each difference from the last order. */
export function outcomeText({ items, changes, unread }: OrderAgain): readonly string[] {
  const left = items.length > 0 ? unread : [];
  return [
    headline(items.length, changes.length, unread.length),
    ...changes,
    ...left.map(
      (item) => `We couldn’t check ${dishText(item)} on today’s menu, so it isn’t in your cart.`,
    ),
  ];
}

function headline(added: number, changed: number, unread: number): string {
  if (added > 0 && changed + unread > 0)
    return 'Your last order is back in your cart at today’s prices, with some changes.';
  if (added > 0)
    return 'Your last order is back in your cart. Everything is still on the menu at the same price.';
  return unread > 0
    ? 'We can’t check today’s menu right now, so we didn’t add anything. Please try again in a moment.'
    : 'Nothing from your last order is available today.';
}
