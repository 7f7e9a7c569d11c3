import type { CartItem } from '@simmer/shared/cart';
import { dishText } from '@simmer/shared/dish-text';
import { menuChangeText } from '../send-order/menu-change-text';
import {
  withChange,
  changeOf,
  dishOf,
  isCompared,
  type CurrentMenu,
} from '../send-order/menu-changes';

export type OrderAgain = ReturnType<typeof orderAgain>;

/** The part of an earlier order that can be ordered today. */
export function orderAgain(last: readonly CartItem[], menu: CurrentMenu, maxQuantity: number) {
  const lines = last
    .filter((item) => isCompared(item, menu))
    .map((item) => lineAgain(item, menu, maxQuantity));
  return {
    /** These lines go into the cart, at today's prices. */
    items: lines.flatMap(({ item }) => item ?? []),
    /** One sentence for each difference from that order. */
    changes: lines.flatMap(({ changes }) => changes),
    /** The lines that could not be compared with the menu, and so are not in `items`. */
    unread: last.filter((item) => !isCompared(item, menu)),
  };
}

function lineAgain(last: CartItem, menu: CurrentMenu, maxQuantity: number) {
  const change = changeOf(last, menu);
  const changes = change ? [menuChangeText(change)] : [];
  const now = withChange(last, change);
  if (!now) return { changes };
  // If today's menu names no drawing, the one of the earlier order is used, or none if that is gone.
  const dish = dishOf(last, menu);
  const { flavors = [], photoColor, cooking, drawing = now.drawing } = dish ?? {};
  const item = { ...now, ...(dish && now.documentId !== undefined && { documentId: dish.id }) };
  delete item.flavors;
  delete item.photoColor;
  delete item.cooking;
  if (now.quantity > maxQuantity) {
    changes.push(
      `You ordered ${String(now.quantity)} of ${dishText(now)}; the limit is now ${String(maxQuantity)}.`,
    );
    item.quantity = maxQuantity;
  }
  return {
    changes,
    item: {
      ...item,
      ...(flavors.length > 0 && { flavors }),
      ...(drawing && { drawing }),
      ...(photoColor && { photoColor }),
      ...(cooking && { cooking }),
    },
  };
}

/** The outcome of "Order again": one sentence, then one for each difference from that order. */
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
    return 'Your earlier order is back in your cart at today’s prices, with some changes.';
  if (added > 0)
    return 'Your earlier order is back in your cart. Everything is still on the menu at the same price.';
  return unread > 0
    ? 'We can’t check today’s menu right now, so we didn’t add anything. Please try again in a moment.'
    : 'Nothing from that order is available today.';
}
