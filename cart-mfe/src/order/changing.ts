import { cart, CartItemSchema, type CartItem } from '@simmer/shared/cart';
import { siteConfig } from '@simmer/shared/config';
import { STORAGE_KEYS } from '@simmer/shared/navigation';
import { createStore } from '@simmer/shared/store';
import { storedValue } from '@simmer/shared/stored-value';
import * as v from 'valibot';
import { draft, DraftSchema, type Draft } from './draft-store';
import { detailsOf, type Order } from './order';
import { OrderSchema } from './order-schema';
import { keepInTab } from './tab-record';

interface Changing {
  /** The order as it was sent. */
  readonly base: Order;
  /** What was in the cart and in the form before. */
  readonly aside: {
    readonly items: readonly CartItem[];
    readonly filledAt: number;
    readonly draft: Draft;
    /** The lines are in the order, too, and are ordered with it. */
    readonly isAdded: boolean;
  };
}

const StoredSchema = v.object({
  base: OrderSchema,
  aside: v.object({
    items: v.array(CartItemSchema),
    filledAt: v.number(),
    draft: DraftSchema,
    isAdded: v.boolean(),
  }),
  cart: v.number(),
  lines: v.array(CartItemSchema),
  uid: v.exactOptional(v.string()),
});
const stored = storedValue(STORAGE_KEYS.changing, StoredSchema, 'sessionStorage');

const store = createStore<Changing | undefined>('order that is being changed', undefined);

/**
 * The order that the guest is changing in the form, until the change is sent or given up: no second order must come of it,
 * even if the page is loaded again or the cart was empty in between.
 */
export const changing = {
  ...store,
  /**
   * Fills the cart and the form. If the same order is being changed already, what was put aside stays.
   * @param content by default, the order as it was sent.
   * @param isAdded whether the lines of the cart go into the order; otherwise, the cart is put aside.
   */
  start(base: Order, content: Order = base, isAdded = false): void {
    const before = { items: cart.get(), filledAt: cart.filledAt(), draft: draft.get(), isAdded };
    const was = store.get();
    const aside = was?.base.reference === base.reference ? was.aside : before;
    cart.clear();
    cart.restore(withFreeIds([...content.items, ...(isAdded ? before.items : [])]));
    draft.change(detailsOf(content));
    store.set({ base, aside });
  },
  /** Gives the change up: what was there before comes back. */
  end(): void {
    putBack(({ items }) => items);
  },
  /**
   * The change was sent: what was put aside comes back.
   * @param left lines of the cart that stay there.
   */
  finish(left: readonly CartItem[]): void {
    putBack(({ items, isAdded }) => [...(isAdded ? [] : items), ...left]);
  },
};

function putBack(linesOf: (aside: Changing['aside']) => readonly CartItem[]): void {
  const was = store.get();
  if (!was) return;
  store.set(undefined);
  const { filledAt, draft: typed } = was.aside;
  cart.clear();
  cart.restore(withFreeIds(linesOf(was.aside)), filledAt);
  draft.set(typed);
}

/** Lines of two carts may have the same id. */
function withFreeIds(items: readonly CartItem[]): readonly CartItem[] {
  const isFirst = ({ id }: CartItem, at: number) => items.findIndex((one) => one.id === id) === at;
  return items.map((item, at) =>
    isFirst(item, at) ? item : { ...item, id: `${item.id}~of${String(at)}` },
  );
}

const byId = (line: CartItem) => [line.id, line] as const;

// The composer also runs this code, outside a browser.
if (typeof window !== 'undefined')
  keepInTab({
    stored,
    restore(kept) {
      const { keepCartInTab } = siteConfig().ordering;
      const isKept = kept && kept.cart === cart.filledAt();
      // After a reload, a tab that does not keep its cart has only what was added since, or what a new release has moved.
      if (kept && !isKept && !keepCartInTab)
        cart.restore([...new Map([...kept.lines, ...cart.get()].map(byId)).values()], kept.cart);
      const hasLine = ({ id }: CartItem) => cart.get().some((one) => one.id === id);
      if (kept && (isKept || kept.lines.every(hasLine)))
        store.set({ base: kept.base, aside: kept.aside });
      else if (keepCartInTab) store.set(undefined);
    },
    value: () => {
      const change = store.get();
      return change && { ...change, cart: cart.filledAt(), lines: cart.get() };
    },
    subscribe: (save) => {
      store.subscribe(save);
      cart.subscribe(save);
    },
    onLeft: () => {
      if (!store.get()) return;
      changing.end();
      // As for every cart: what has a note leaves with its account.
      cart.restore(cart.get().filter(({ modification }) => !modification));
      draft.clear();
    },
  });
