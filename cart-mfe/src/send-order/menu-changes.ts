import type { CartItem } from '@simmer/shared/cart';
import { parseMenu, type Dish } from '@simmer/shared/menu';
import type { Cents } from '@simmer/shared/money';
import type { StoredDocument } from '@simmer/shared/firebase';
import { reportProblem } from '@simmer/shared/report';
import { withTimeLimit } from '@simmer/shared/time-limit';

/** How a line of the cart differs from the menu as it is now. */
export type MenuChange =
  | { itemId: string; kind: 'gone' | 'sold-out' }
  | { itemId: string; kind: 'changed'; name: string; priceCents: Cents };

export interface CheckedMenu {
  changes: readonly MenuChange[];
  isMenuRead: boolean;
}

export type CheckMenu = (items: readonly CartItem[]) => Promise<CheckedMenu>;

/** The guest waits for it with the order, which goes out without it. */
const LIMIT_MS = 5000;

/** @returns a check that never rejects: a menu that cannot be read has no changes. */
export function createMenuCheck(readMenu: () => Promise<readonly StoredDocument[]>): CheckMenu {
  return async (items) => {
    // The fixed menu's prices are part of the page.
    if (items.every(({ documentId }) => documentId === undefined))
      return { changes: [], isMenuRead: true };
    try {
      const documents = await withTimeLimit(readMenu(), LIMIT_MS);
      return { changes: menuChanges(items, documents), isMenuRead: true };
    } catch (error) {
      reportProblem('order', 'the menu could not be read before the order is sent.', error);
      return { changes: [], isMenuRead: false };
    }
  };
}

export function menuChanges(
  items: readonly CartItem[],
  documents: readonly StoredDocument[],
): readonly MenuChange[] {
  const dishes = new Map(parseMenu(documents).dishes.map((dish) => [dish.id, dish]));
  return items.flatMap((item) => {
    if (item.documentId === undefined) return [];
    const change = changeOf(item, dishes.get(item.documentId));
    return change ? [change] : [];
  });
}

function changeOf(item: CartItem, dish: Dish | undefined): MenuChange | undefined {
  const itemId = item.id;
  if (!dish) return { itemId, kind: 'gone' };
  // Two sizes of a stored dish may share a label.
  const prices = dish.sizes
    .filter(({ label }) => label === item.size)
    .flatMap(({ priceCents }) => priceCents ?? []);
  const [price] = prices;
  if (price === undefined) return { itemId, kind: 'gone' };
  if (dish.isSoldOut) return { itemId, kind: 'sold-out' };
  if (dish.name === item.name && prices.includes(item.priceCents)) return undefined;
  return { itemId, kind: 'changed', name: dish.name, priceCents: price };
}

/** Whether the guest still has to decide about it: neither removed the line nor took it as it is now. */
export function isOpen(change: MenuChange, items: readonly CartItem[]): boolean {
  const item = items.find(({ id }) => id === change.itemId);
  if (!item) return false;
  return (
    change.kind !== 'changed' || item.name !== change.name || item.priceCents !== change.priceCents
  );
}
