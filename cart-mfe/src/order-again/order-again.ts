import type { CartItem } from '@simmer/shared/cart';
import { menuChangeText } from '../checkout/menu-change-text';
import {
  asItIsNow,
  dishOf,
  isCompared,
  menuChanges,
  type CurrentMenu,
} from '../send-order/menu-changes';
import { dishText } from '../dish-text';

export interface OrderAgain {
  /** For the cart, at today's prices. */
  items: readonly CartItem[];
  /** A sentence for each thing that is not as it was. */
  changes: readonly string[];
  /** What could not be compared with the menu, and so is not in `items`. */
  unread: readonly CartItem[];
}

/** What of the last order can be ordered today. */
export function orderAgain(
  last: readonly CartItem[],
  menu: CurrentMenu,
  maxQuantity: number,
): OrderAgain {
  const moved = menuChanges(last, menu);
  const compared = last.filter((item) => isCompared(item, menu));
  const outcomes = compared.map((item) => {
    const change = moved.find(({ itemId }) => itemId === item.id);
    const now = asItIsNow(item, change);
    const said = change ? [menuChangeText(change, [item])] : [];
    if (!now) return { items: [], changes: said };
    const dish = dishOf(item, menu);
    const flavored = withFlavorsOf(withTagsOf(now, dish?.tagText), dish?.flavors);
    const bounded = withAtMost(flavored.item, maxQuantity);
    return { items: [bounded.item], changes: [...said, ...flavored.changes, ...bounded.changes] };
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

/** The order's mail repeats them, so they are today's. */
function withTagsOf({ tags: _before, ...item }: CartItem, tags: string | undefined): CartItem {
  return tags ? { ...item, tags } : item;
}

/** @param flavors that the dish has now. */
function withFlavorsOf(item: CartItem, flavors: readonly string[] | undefined): Adjusted {
  const offered = { ...item };
  if (flavors) offered.flavors = flavors;
  else delete offered.flavors;
  if (item.flavor === null || flavors?.includes(item.flavor)) return { item: offered, changes: [] };
  const choose = flavors ? ' Please choose another flavor.' : '';
  return {
    item: { ...offered, flavor: null },
    changes: [`${dishText(item)} doesn’t come in ${item.flavor} any more.${choose}`],
  };
}

function withAtMost(item: CartItem, maxQuantity: number): Adjusted {
  if (item.quantity <= maxQuantity) return { item, changes: [] };
  return {
    item: { ...item, quantity: maxQuantity },
    changes: [
      `You had ${String(item.quantity)} of ${dishText(item)}; ${String(maxQuantity)} is the most we can take now.`,
    ],
  };
}
