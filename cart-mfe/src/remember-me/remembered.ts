import { CartItemSchema, MAX_CART_LINES, type CartItem } from '@simmer/shared/cart';
import { createStore } from '@simmer/shared/store';
import { stored } from '@simmer/shared/stored';
import { isPastDay } from '@simmer/shared/shop-calendar';
import { shopTimeAt } from '@simmer/shared/shop-clock';
import { REMEMBERED_GUESTS } from '@simmer/shared/guest-records';
import * as v from 'valibot';
import { detailsOf, type Order } from '../order/order';
import { REMEMBERED_FIELDS } from '../order/order-fields';
import { OrderSchema } from '../order/order-schema';

const MAX_ORDERS = 10;

const TextsSchema = v.pick(OrderSchema, REMEMBERED_FIELDS);
const OrderFactsSchema = v.pick(OrderSchema, [
  ...(['reference', 'history', 'isCancelled', 'date', 'totalCents'] as const),
]);

const RememberedOrderSchema = v.object({
  ...OrderFactsSchema.entries,
  items: v.pipe(
    v.array(CartItemSchema),
    v.minLength(1),
    v.maxLength(MAX_CART_LINES),
    v.check((items) => new Set(items.map(({ id }) => id)).size === items.length),
  ),
  /** When it was sent as it is here: first, with its latest change, or as cancelled. */
  sentAt: v.number(),
  /** The guest has changed it since it was first sent. */
  isChanged: v.boolean(),
  /** The address of the guest's own copy, with which they can change or cancel it until its day is over. */
  copy: v.exactOptional(v.string()),
});

const OverSchema = v.omit(RememberedOrderSchema, ['copy']);

const RememberedSchema = v.object({
  version: v.literal(1),
  uid: v.string(),
  savedAt: v.number(),
  ...TextsSchema.entries,
  /** The latest first. */
  orders: v.pipe(v.array(RememberedOrderSchema), v.minLength(1), v.maxLength(MAX_ORDERS)),
});

export type RememberedOrder = Readonly<
  Omit<v.InferOutput<typeof RememberedOrderSchema>, 'items'>
> & { readonly items: readonly CartItem[] };

/** What this device keeps about a guest: the details that do not change, and the last orders. */
export type RememberedGuest = Readonly<Omit<v.InferOutput<typeof RememberedSchema>, 'orders'>> & {
  readonly orders: readonly RememberedOrder[];
};

export const FORGOTTEN = 'This device has forgotten your details and your orders.';

interface RememberedState {
  /** Whether the browser allows storage; where it is blocked, nothing can be offered. */
  readonly isAvailable: boolean;
  /** The guests of all accounts. */
  readonly guests: readonly RememberedGuest[];
}

export type Remembered = ReturnType<typeof createRemembered>;

const NOTHING_REMEMBERED: RememberedState = { isAvailable: false, guests: [] };

/** The guests of this device who asked to be remembered, each for a year after their last order. */
export function createRemembered(now: () => number) {
  const records = stored(REMEMBERED_GUESTS, RememberedSchema, now);
  const store = createStore('remembered guests', NOTHING_REMEMBERED);

  function read(): RememberedState {
    const found = records.read();
    if (!found) return NOTHING_REMEMBERED;
    const guests = [...found].flatMap(([uid, guest]) => (guest.uid === uid ? [guest] : []));
    return { isAvailable: true, guests };
  }

  /** Where the storage is full, the oldest orders make room. */
  function write(guest: RememberedGuest): void {
    const { uid, savedAt, orders } = guest;
    records.write(uid, guest);
    const isStored = read().guests.some((one) => one.uid === uid && one.savedAt === savedAt);
    if (!isStored && orders.length > 1) write({ ...guest, orders: orders.slice(0, -1) });
  }

  return {
    ...store,
    /** Reads the records, and from then on follows what other tabs store. */
    start(): void {
      store.set(read());
      window.addEventListener('storage', ({ key }) => {
        if (key === null || key.startsWith(REMEMBERED_GUESTS.prefix)) store.set(read());
      });
    },
    /**
     * Adds a sent order to those of the account, or replaces it as it was before; keeps its details for the next one.
     * @param copy as in `RememberedOrder`.
     */
    remember(uid: string, order: Order, copy?: string): void {
      const before = read().guests.find((guest) => guest.uid === uid);
      const { day: today } = shopTimeAt(now());
      const known = (before?.orders ?? []).map((one) =>
        isPastDay(one.date, today) ? v.parse(OverSchema, one) : one,
      );
      const orders = withOrder(known, order, { ...(copy && { copy }), sentAt: now() });
      if (orders.length === 0) return;
      // What an earlier order says, or one that is cancelled, is not what the next one will need.
      const isLatest = !order.isCancelled && orders[0]?.reference === order.reference;
      const texts = v.parse(TextsSchema, before && !isLatest ? before : detailsOf(order));
      write({
        version: 1,
        uid,
        savedAt: now(),
        ...texts,
        // A pickup has no address, which is no reason to lose the earlier one.
        ...(isLatest && order.fulfillment === 'Pickup' && { address: before?.address ?? '' }),
        orders,
      });
      store.set(read());
    },
    forget(uid: string): void {
      records.remove(uid);
      store.set(read());
    },
  };
}

/**
 * A changed order keeps its place, so that the latest one remains the one to order again. What is not listed is not added
 * by cancelling it.
 */
function withOrder(
  orders: readonly RememberedOrder[],
  order: Order,
  sent: Pick<RememberedOrder, 'copy' | 'sentAt'>,
): readonly RememberedOrder[] {
  const at = orders.findIndex(({ reference }) => reference === order.reference);
  const before = orders[at];
  // Another tab may have told this one that it has sent the same revision.
  const isChanged = before !== undefined && (before.isChanged || before.history !== order.history);
  const facts = v.parse(OrderFactsSchema, order);
  const entry = { ...facts, items: order.items, ...sent, isChanged };
  if (before) return orders.with(at, entry);
  return order.isCancelled ? orders : [entry, ...orders].slice(0, MAX_ORDERS);
}
