import type { CartItem } from '@simmer/shared/cart';
import { dishText } from '../order/dish-text';
import { menuChangeText } from '../send-order/menu-change-text';
import {
  asItIsNow,
  dishOf,
  isCompared,
  menuChanges,
  type CurrentDish,
  type CurrentMenu,
} from '../send-order/menu-changes';

export interface OrderAgain {
  /** For the cart, at today's prices. */
  items: readonly CartItem[];
  /** One sentence for each difference from the last order. */
  changes: readonly string[];
  /** The lines that could not be compared with the menu, and so are not in `items`. */
  unread: readonly CartItem[];
}

/** The part of the last order that can be ordered today. */
export function orderAgain(
  last: readonly CartItem[],
  menu: CurrentMenu,
  maxQuantity: number,
): OrderAgain {
  const differences = menuChanges(last, menu);
  const compared = last.filter((item) => isCompared(item, menu));
  const outcomes = compared.map((item) => {
    const change = differences.find(({ itemId }) => itemId === item.id);
    const now = asItIsNow(item, change);
    const texts = change ? [menuChangeText(change, [item])] : [];
    if (!now) return { items: [], changes: texts };
    const dish = dishOf(item, menu);
    const flavored = withFlavorsOf(now, dish?.flavors);
    const bounded = withAtMost(flavored.item, maxQuantity);
    return {
      items: [withPicturesOf(bounded.item, dish)],
      changes: [...texts, ...flavored.changes, ...bounded.changes],
    };
  });
  return {
    items: outcomes.flatMap(({ items }) => items),
    changes: outcomes.flatMap(({ changes }) => changes),
    unread: last.filter((item) => !isCompared(item, menu)),
  };
}

interface Adjusted {
  item: CartItem;
  changes: readonly string[];
}

/** @param flavors the dish's flavors today. */
function withFlavorsOf(item: CartItem, flavors: readonly string[] | undefined): Adjusted {
  const offered = { ...item };
  if (flavors) offered.flavors = flavors;
  else delete offered.flavors;
  if (item.flavor === null || flavors?.includes(item.flavor)) return { item: offered, changes: [] };
  const choose = flavors ? ' Please choose another flavor.' : '';
  return {
    item: { ...offered, flavor: null },
    changes: [`${dishText(item)} no longer comes in ${item.flavor}.${choose}`],
  };
}

/** Without an address of today, the drawing is the one of the last order, or nothing if that is gone. */
function withPicturesOf(item: CartItem, dish: CurrentDish | undefined): CartItem {
  const pictured = { ...item };
  if (dish?.drawing) pictured.drawing = dish.drawing;
  if (dish?.picture) pictured.picture = dish.picture;
  else delete pictured.picture;
  return pictured;
}

function withAtMost(item: CartItem, maxQuantity: number): Adjusted {
  if (item.quantity <= maxQuantity) return { item, changes: [] };
  return {
    item: { ...item, quantity: maxQuantity },
    changes: [
      `You ordered ${String(item.quantity)} of ${dishText(item)}; the limit is now ${String(maxQuantity)}.`,
    ],
  };
}
