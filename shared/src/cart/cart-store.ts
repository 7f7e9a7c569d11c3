import type { Publish } from '@simmer/shared/bus';
import { reportProblem } from '../report/report';
import { createStore, type Readable } from '../store/store';
import {
  isSameDish,
  MAX_NOTE_LENGTH,
  portionCount,
  type CartItem,
  type NewCartItem,
} from './cart-item';

export const MAX_CART_LINES = 100;

/** The lines in the order they were added. */
export interface CartStore extends Readable<readonly CartItem[]> {
  /** When it got its first line, which also tells it from other carts; 0 while it is empty. */
  filledAt: () => number;
  /**
   * Raises the quantity of the dish's line by 1, or appends a line.
   * @returns false, with the cart unchanged, when the line is at the maximum quantity or there is no room for another
   * line.
   */
  add: (item: NewCartItem) => boolean;
  /** Zero or less removes the line; more than the maximum becomes the maximum; a fraction is reported and ignored. */
  setQuantity: (id: string, quantity: number) => void;
  /**
   * Lines that become identical are merged, unless they would exceed the maximum quantity together.
   * @returns the line's id, or the id of the line it was merged into.
   */
  setFlavor: (id: string, flavor: string) => string;
  /**
   * Works like `setFlavor`.
   * @param note of at most `MAX_NOTE_LENGTH` characters, '' for none; a longer one is cut.
   */
  setNote: (id: string, note: string) => string;
  remove: (id: string) => void;
  clear: () => void;
  /**
   * Replaces all lines. What the cart has no room for is refused, as by `add`; the first lines stay.
   * @param filledAt of the cart that the tab has kept; without it, this stays the same cart, or becomes a new one.
   */
  restore: (items: readonly CartItem[], filledAt?: number) => void;
}

interface CartOptions {
  publish: Publish<'cart/item-added' | 'cart/item-refused'>;
  /** The maximum per line. It is a function, because the configuration is read after this module runs. */
  maxQuantity: () => number;
}

export function createCartStore({ publish, maxQuantity }: CartOptions): CartStore {
  const store = createStore<readonly CartItem[]>('cart', []);
  let filledAt = 0;
  let latest = 0;

  store.subscribe(() => {
    // No two carts of a page get the same time, however fast the guest is.
    if (store.get().length === 0) filledAt = 0;
    else if (filledAt === 0) filledAt = latest = Math.max(Date.now(), latest + 1);
  });

  function withQuantity(id: string, quantity: number): readonly CartItem[] {
    const items = store.get();
    if (quantity <= 0) return items.filter((item) => item.id !== id);
    const bounded = Math.min(quantity, maxQuantity());
    return items.map((item) => (item.id === id ? { ...item, quantity: bounded } : item));
  }

  function change(id: string, options: Partial<CartItem>): string {
    const items = store.get();
    const line = items.find((item) => item.id === id);
    if (!line) return id;
    const changed = { ...line, ...options };
    const twin = items.find((item) => item.id !== id && isSameDish(item, changed));
    if (!twin || twin.quantity + line.quantity > maxQuantity()) {
      store.set(items.map((item) => (item.id === id ? changed : item)));
      return id;
    }
    store.set(
      withQuantity(twin.id, twin.quantity + line.quantity).filter((item) => item.id !== id),
    );
    return twin.id;
  }

  return {
    ...store,
    filledAt: () => filledAt,
    add(added) {
      const items = store.get();
      const line = items.find((item) => isLineOf(added, item));
      if (line ? line.quantity >= maxQuantity() : items.length >= MAX_CART_LINES) {
        publish('cart/item-refused', {});
        return false;
      }
      const quantity = (line?.quantity ?? 0) + 1;
      store.set(
        line
          ? withQuantity(line.id, quantity)
          : [...items, { ...added, id: freeId(added.id, items), quantity }],
      );
      publish('cart/item-added', { name: added.name, size: added.size, quantity });
      return true;
    },
    setQuantity(id, quantity) {
      if (!Number.isSafeInteger(quantity)) {
        reportProblem('cart', `${String(quantity)} is not a quantity.`);
        return;
      }
      store.set(withQuantity(id, quantity));
    },
    setFlavor: (id, flavor) => change(id, { flavor }),
    setNote: (id, note) => change(id, { modification: note.slice(0, MAX_NOTE_LENGTH) }),
    remove(id) {
      store.set(store.get().filter((item) => item.id !== id));
    },
    clear() {
      store.set([]);
    },
    restore(restored, keptSince = filledAt) {
      filledAt = keptSince;
      const max = maxQuantity();
      const lines = restored
        .slice(0, MAX_CART_LINES)
        .map((line) => ({ ...line, quantity: Math.min(line.quantity, max) }));
      store.set(lines);
      if (portionCount(lines) < portionCount(restored)) publish('cart/item-refused', {});
    },
  };
}

/**
 * Monthly dishes share ids with Classics (`classic_0_Small`), and so do lines of one dish with different notes. The
 * id of a monthly dish changes when the owner moves it, but its document does not.
 */
function isLineOf(added: NewCartItem, line: CartItem): boolean {
  const hasItsId = line.id === added.id || line.id.startsWith(`${added.id}~`);
  return (hasItsId || added.documentId !== undefined) && isSameDish(line, added);
}

function freeId(id: string, items: readonly CartItem[]): string {
  const taken = new Set(items.map((item) => item.id));
  let candidate = id;
  for (let n = 2; taken.has(candidate); n += 1) candidate = `${id}~${String(n)}`;
  return candidate;
}
