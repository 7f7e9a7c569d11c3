import { onAccountLeft } from '@simmer/shared/auth';
import { cart, type CartItem } from '@simmer/shared/cart';
import { cartFilledAt } from '@simmer/shared/cart-filled-at';
import { siteConfig } from '@simmer/shared/config';
import { createStore } from '@simmer/shared/store';
import { stored } from '@simmer/shared/stored';
import * as v from 'valibot';

/** As long as a tab keeps a cart. */
const KIND = { prefix: 'simmer:ordered/', maxAgeMs: 12 * 60 * 60 * 1000 };

/** Dishes that another tab has ordered. */
interface Copy {
  orderedAt: number;
  items: readonly CartItem[];
}

/** Browsers copy the cart that a tab keeps when the guest duplicates the tab; a copy is not ordered by accident. */
export function createOrderedCarts(now: () => number) {
  const records = stored(KIND, v.object({ savedAt: v.number() }), now);
  const store = createStore<Copy | null>('copy of a cart', null);
  onAccountLeft(() => {
    store.set(null);
  });

  return {
    ...store,
    /** The cart was ordered. */
    add(): void {
      if (siteConfig().ordering.keepCartInTab)
        records.write(String(cartFilledAt()), { savedAt: now() });
    },
    /** Takes the dishes out of the cart if another tab has ordered them. */
    check: (): void => {
      const items = cart.get();
      const record = items.length > 0 && records.read()?.get(String(cartFilledAt()));
      if (!record) return;
      store.set({ orderedAt: record.savedAt, items });
      cart.clear();
    },
    /** The guest orders them again. */
    putBack(): void {
      cart.restore(store.get()?.items ?? []);
      store.set(null);
    },
  };
}
