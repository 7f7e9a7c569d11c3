import { accountIdOf, auth, onAccountLeft } from '@simmer/shared/auth';
import { cart, type CartItem } from '@simmer/shared/cart';
import { createStore } from '@simmer/shared/store';
import type { Outbox } from './outbox';

/** Dishes that another tab has ordered. */
interface CopiedCart {
  orderedAt: number;
  items: readonly CartItem[];
}

/** Browsers copy the cart that a tab keeps when the guest duplicates the tab; a copy is not ordered by accident. */
export function createCopiedCart({ orderedAt }: Pick<Outbox, 'orderedAt'>) {
  const store = createStore<CopiedCart | null>('copy of a cart', null);
  onAccountLeft(() => store.set(null));

  return {
    ...store,
    /** Takes the dishes out of the cart if another tab has ordered them. */
    check: (): void => {
      const items = cart.get();
      const time = items.length > 0 && orderedAt(cart.filledAt(), accountIdOf(auth.get()));
      if (!time) return;
      store.set({ orderedAt: time, items });
      cart.clear();
    },
    /** Puts the dishes back when the guest orders them again. */
    putBack(): void {
      cart.restore(store.get()?.items ?? []);
      store.set(null);
    },
  };
}
