import { CartItemSchema, MAX_CART_LINES, type CartItem } from '@simmer/shared/cart';
import { createStore, type Readable } from '@simmer/shared/store';
import { stored } from '@simmer/shared/stored';
import { REMEMBERED_GUESTS } from '@simmer/shared/guest-records';
import * as v from 'valibot';
import { detailsOf, type Order } from '../order/order';
import { REMEMBERED_FIELDS } from '../order/order-fields';
import { OrderSchema } from '../order/order-schema';

const TextsSchema = v.pick(OrderSchema, REMEMBERED_FIELDS);

const RememberedSchema = v.object({
  version: v.literal(1),
  uid: v.string(),
  savedAt: v.number(),
  ...TextsSchema.entries,
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

export const FORGOTTEN = 'This device has forgotten your details and your last order.';

interface RememberedState {
  /** Whether the browser allows storage; where it is blocked, nothing can be offered. */
  readonly isAvailable: boolean;
  /** The guests of all accounts. */
  readonly guests: readonly RememberedGuest[];
}

/** Reads the storage on the first `get`, and follows what other tabs store. */
export interface Remembered extends Readable<RememberedState> {
  /** Reads the records, and from then on follows what other tabs store. */
  start: () => void;
  /** Replaces what is stored for the account. */
  remember: (uid: string, order: Order) => void;
  forget: (uid: string) => void;
}

const NOTHING_REMEMBERED: RememberedState = { isAvailable: false, guests: [] };

/** The guests of this device who asked to be remembered, each for a year after their last order. */
export function createRemembered(now: () => number): Remembered {
  const records = stored(REMEMBERED_GUESTS, RememberedSchema, now);
  const store = createStore('remembered guests', NOTHING_REMEMBERED);

  function read(): RememberedState {
    const found = records.read();
    if (!found) return NOTHING_REMEMBERED;
    const guests = [...found].flatMap(([uid, guest]) => (guest.uid === uid ? [guest] : []));
    return { isAvailable: true, guests };
  }

  return {
    ...store,
    start() {
      store.set(read());
      window.addEventListener('storage', ({ key }) => {
        if (key === null || key.startsWith(REMEMBERED_GUESTS.prefix)) store.set(read());
      });
    },
    remember(uid, order) {
      const texts = v.parse(TextsSchema, detailsOf(order));
      const before = read().guests.find((guest) => guest.uid === uid);
      const guest: RememberedGuest = {
        version: 1,
        uid,
        savedAt: now(),
        ...texts,
        // A pickup has no address, which is no reason to lose the earlier one.
        ...(order.fulfillment === 'Pickup' && { address: before?.address ?? '' }),
        items: order.items,
      };
      records.write(uid, guest);
      store.set(read());
    },
    forget(uid) {
      records.remove(uid);
      store.set(read());
    },
  };
}
