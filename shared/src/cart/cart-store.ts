import type { EventBus } from '@simmer/shared/bus';
import { reportProblem } from '../report/report';
import { createStore } from '../store/store';
import { isSameDish, portionCount, totalCents, type CartItem, type NewCartItem } from './cart-item';

/** The most lines a cart can have. */
export const MAX_CART_LINES = 100;

export interface CartStore {
  /** The lines in the order they were added; the array is replaced on every change, never mutated. */
  getItems: () => readonly CartItem[];
  subscribe: (listener: () => void) => () => void;
  /**
   * One more of a dish: raises the quantity of its line, or appends a line with quantity 1.
   * @returns false, and the cart stays as it is, when there is no room for another line.
   */
  add: (item: NewCartItem) => boolean;
  /** Zero or less removes the line; more than the maximum becomes the maximum; a fraction is refused. */
  setQuantity: (id: string, quantity: number) => void;
  /** Chooses the flavor of a line; when that makes it equal to another line, the two become one. */
  setFlavor: (id: string, flavor: string) => void;
  remove: (id: string) => void;
  clear: () => void;
  /** Replaces everything, e.g. with the lines that the tab kept. */
  restore: (items: readonly CartItem[]) => void;
}

interface CartOptions {
  publish: EventBus['publish'];
  /** The most of one line; asked at each change, because the configuration comes after this module. */
  maxQuantity: () => number;
}

/** The cart: a closure without React, so that its rules can be tested and used anywhere. */
export function createCartStore({ publish, maxQuantity }: CartOptions): CartStore {
  const store = createStore<readonly CartItem[]>('cart', []);

  function commit(next: readonly CartItem[]): void {
    store.set(next);
    // A listener that changed the cart again has had its own change published: this one is out of date.
    if (store.get() !== next) return;
    publish('cart/changed', {
      lines: next.length,
      portions: portionCount(next),
      totalCents: totalCents(next),
    });
  }

  function withQuantity(id: string, quantity: number): readonly CartItem[] {
    const items = store.get();
    if (quantity <= 0) return items.filter((item) => item.id !== id);
    const bounded = Math.min(quantity, maxQuantity());
    return items.map((item) => (item.id === id ? { ...item, quantity: bounded } : item));
  }

  return {
    getItems: store.get,
    subscribe: store.subscribe,
    add(added) {
      const items = store.get();
      const line = items.find((item) => isVariantOf(added.id, item.id) && isSameDish(item, added));
      if (!line && items.length >= MAX_CART_LINES) {
        publish('cart/item-refused', {});
        return false;
      }
      const quantity = Math.min((line?.quantity ?? 0) + 1, maxQuantity());
      commit(
        line
          ? withQuantity(line.id, quantity)
          : [...items, { ...added, id: freeId(added.id, items), quantity }],
      );
      publish('cart/item-added', { name: added.name, size: added.size, quantity });
      return true;
    },
    setQuantity(id, quantity) {
      if (!Number.isSafeInteger(quantity)) {
        reportProblem(
          'cart',
          `the quantity ${String(quantity)} is not a whole number; the line stays.`,
        );
        return;
      }
      commit(withQuantity(id, quantity));
    },
    setFlavor(id, flavor) {
      const items = store.get();
      const line = items.find((item) => item.id === id);
      if (!line) return;
      const changed = { ...line, flavor };
      const twin = items.find((item) => item.id !== id && isSameDish(item, changed));
      if (!twin) {
        commit(items.map((item) => (item.id === id ? changed : item)));
        return;
      }
      const quantity = Math.min(twin.quantity + line.quantity, maxQuantity());
      commit(withQuantity(twin.id, quantity).filter((item) => item.id !== id));
    },
    remove(id) {
      commit(store.get().filter((item) => item.id !== id));
    },
    clear() {
      commit([]);
    },
    restore(restored) {
      commit(restored);
    },
  };
}

/** Monthly dishes and Classics share ids (`classic_0_Small`), and so do two notes on one dish. */
function isVariantOf(id: string, lineId: string): boolean {
  return lineId === id || lineId.startsWith(`${id}~`);
}

function freeId(id: string, items: readonly CartItem[]): string {
  const taken = new Set(items.map((item) => item.id));
  let candidate = id;
  for (let n = 2; taken.has(candidate); n += 1) candidate = `${id}~${String(n)}`;
  return candidate;
}
