import { CartItemSchema, MAX_CART_LINES, type CartItem } from '@simmer/shared/cart';
import { reportProblem } from '@simmer/shared/report';
import { createStore } from '@simmer/shared/store';
import { REMEMBERED_FOR_MS, REMEMBERED_KEY } from '@simmer/shared/unsettled-orders';
import * as v from 'valibot';
import { detailsOf, ORDER_LIMITS, type Order } from '../order/order';

const RememberedSchema = v.object({
  version: v.literal(1),
  uid: v.string(),
  savedAt: v.number(),
  // A character outside Unicode's Basic Multilingual Plane counts twice here and once in the limits.
  name: v.pipe(v.string(), v.maxLength(2 * ORDER_LIMITS.name)),
  address: v.pipe(v.string(), v.maxLength(2 * ORDER_LIMITS.address)),
  items: v.pipe(
    v.array(CartItemSchema),
    v.minLength(1),
    v.maxLength(MAX_CART_LINES),
    v.check((items) => new Set(items.map(({ id }) => id)).size === items.length),
  ),
});

/** What this device keeps about a guest: the details that do not change, and the last order. */
export type RememberedGuest = Readonly<Omit<v.InferOutput<typeof RememberedSchema>, 'items'>> & {
  readonly items: readonly CartItem[];
};

export interface RememberedState {
  /** False where storage is blocked; then nothing can be offered. */
  readonly isAvailable: boolean;
  /** The guests of all accounts. */
  readonly guests: readonly RememberedGuest[];
}

export interface Remembered {
  /** Reads the storage on the first call. The state is replaced on every change, including those in other tabs. */
  getState: () => RememberedState;
  subscribe: (listener: () => void) => () => void;
  /** Replaces what is stored for the account. */
  remember: (uid: string, order: Order) => void;
  forget: (uid: string) => void;
}

export const NOTHING_REMEMBERED: RememberedState = { isAvailable: false, guests: [] };

/**
 * The guests of this device who asked to be remembered, each for a year after their last order.
 * @param storage local storage; each access may throw (blocked, full).
 */
export function createRemembered(storage: () => Storage, now: () => number = Date.now): Remembered {
  const store = createStore('remembered guests', NOTHING_REMEMBERED);
  let isStarted = false;

  function readOne(key: string): RememberedGuest[] {
    const parsed = v.safeParse(
      v.pipe(v.string(), v.parseJson(), RememberedSchema),
      storage().getItem(key),
    );
    // A time in the future, from a wrong clock, must not keep the record forever.
    if (
      parsed.success &&
      key === REMEMBERED_KEY + parsed.output.uid &&
      Math.abs(now() - parsed.output.savedAt) <= REMEMBERED_FOR_MS
    )
      return [parsed.output];
    storage().removeItem(key);
    return [];
  }

  function read(): RememberedState {
    try {
      const keys = Object.keys(storage()).filter((key) => key.startsWith(REMEMBERED_KEY));
      return { isAvailable: true, guests: keys.flatMap(readOne) };
    } catch {
      return NOTHING_REMEMBERED;
    }
  }

  function start(): void {
    if (isStarted) return;
    isStarted = true;
    store.set(read());
    window.addEventListener('storage', ({ key }) => {
      if (key === null || key.startsWith(REMEMBERED_KEY)) store.set(read());
    });
  }

  function change(access: () => void): void {
    try {
      access();
    } catch (error) {
      reportProblem('order', 'what this device remembers could not be changed.', error);
    }
    store.set(read());
  }

  return {
    getState() {
      start();
      return store.get();
    },
    subscribe: store.subscribe,
    remember(uid, order) {
      const { name, address, fulfillment } = detailsOf(order);
      const before = read().guests.find((guest) => guest.uid === uid);
      const guest: RememberedGuest = {
        version: 1,
        uid,
        savedAt: now(),
        name,
        // A pickup has no address, which is no reason to lose the earlier one.
        address: fulfillment === 'Pickup' ? (before?.address ?? '') : address,
        items: order.items,
      };
      change(() => {
        storage().setItem(REMEMBERED_KEY + uid, JSON.stringify(guest));
      });
    },
    forget(uid) {
      change(() => {
        storage().removeItem(REMEMBERED_KEY + uid);
      });
    },
  };
}

/** One per page. */
export const remembered = createRemembered(() => window.localStorage);
