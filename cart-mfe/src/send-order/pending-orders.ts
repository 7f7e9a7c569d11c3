import { createStore, type Readable } from '@simmer/shared/store';
import { stored } from '@simmer/shared/stored';
import { PENDING_ORDERS, OrderStatusSchema } from '@simmer/shared/guest-records';
import * as v from 'valibot';
import type { Order } from '../order/order';
import { OrderSchema } from '../order/order-schema';

const PendingOrderSchema = v.object({
  version: v.literal(1),
  /** The account that submitted it; no other account may see it. */
  uid: v.string(),
  /**
   * In a record left by an earlier page, `sending` means that the order may have arrived, and `sent` that it has
   * arrived but the guest has not seen the confirmation.
   */
  status: v.picklist(['sending', 'sent', 'failed', 'unknown']),
  savedAt: v.number(),
  order: OrderSchema,
});

const StoredSchema = v.union([PendingOrderSchema, OrderStatusSchema]);

export type PendingOrder = Readonly<Omit<v.InferOutput<typeof PendingOrderSchema>, 'order'>> & {
  readonly order: Order;
};

/** An order that another release has stored in a way that this one cannot read. */
export type UnreadableOrder = Readonly<v.InferOutput<typeof OrderStatusSchema>> & {
  readonly reference: string;
};

/** The orders that the guest still has to learn about, latest first. */
interface PendingState {
  readonly readable: readonly PendingOrder[];
  readonly unreadable: readonly UnreadableOrder[];
}

export interface PendingOrders extends Readable<PendingState> {
  /** Reads what earlier pages stored and listens to other tabs. Safe to call repeatedly. */
  start: () => void;
  save: (uid: string, order: Order, status: 'sending' | 'failed' | 'unknown') => void;
  /** The order is no longer listed. It stays on the device, so that the next page shows the confirmation. */
  markSent: (reference: string) => void;
  /** The guest knows what has become of the order, or considers it done. */
  forget: (reference: string) => void;
  /**
   * The outcome of the latest attempt to send the order, by this page or by another tab just now; undefined without one.
   */
  statusOf: (reference: string) => PendingOrder['status'] | undefined;
  /** Calls back when another tab has sent an order, with the version that it sent. */
  onSentElsewhere: (listener: (order: Order) => void) => void;
}

const NONE: PendingState = { readable: [], unreadable: [] };

/** The orders on this device that, as far as the guest knows, may not have arrived. Without storage, those of this page. */
export function createPendingOrders(now: () => number = Date.now): PendingOrders {
  const records = stored(PENDING_ORDERS, StoredSchema, now);
  const store = createStore('pending orders', NONE);
  let isStarted = false;
  const sentListeners: ((order: Order) => void)[] = [];

  function find(reference: string): PendingOrder | undefined {
    return store.get().readable.find(({ order }) => order.reference === reference);
  }

  function handleStorage({ key, newValue }: StorageEvent): void {
    if (key === null) store.set(stateOf(records.read()));
    if (!key?.startsWith(PENDING_ORDERS.prefix)) return;
    const reference = key.slice(PENDING_ORDERS.prefix.length);
    const record = newValue === null ? undefined : records.parse(newValue);
    // The tab that sent an order is the one that confirms it.
    const isConfirmedThere = record?.status === 'sent' && find(reference)?.status !== 'sent';
    store.set(withOne(store.get(), reference, isConfirmedThere ? undefined : record));
    if (record && isReadable(record) && record.status === 'sent')
      for (const tell of sentListeners) tell(record.order);
  }

  return {
    ...store,
    start() {
      if (isStarted) return;
      isStarted = true;
      store.set(stateOf(records.read()));
      window.addEventListener('storage', handleStorage);
    },
    save(uid, order, status) {
      const { reference } = order;
      // The guest who submitted it may have logged out before the answer came.
      const submittedBy = find(reference)?.uid ?? uid;
      const pending: PendingOrder = { version: 1, uid: submittedBy, status, savedAt: now(), order };
      records.write(reference, pending);
      store.set(withOne(store.get(), reference, pending));
    },
    markSent(reference) {
      const pending = find(reference);
      if (!pending) return;
      records.write(reference, { ...pending, status: 'sent' });
      store.set(withOne(store.get(), reference));
    },
    forget(reference) {
      records.remove(reference);
      store.set(withOne(store.get(), reference));
    },
    statusOf(reference) {
      const record = records.read()?.get(reference);
      return record && isReadable(record) ? record.status : find(reference)?.status;
    },
    onSentElsewhere(listener) {
      sentListeners.push(listener);
    },
  };
}

type StoredOrder = PendingOrder | v.InferOutput<typeof OrderStatusSchema>;

function isReadable(record: StoredOrder): record is PendingOrder {
  return 'order' in record;
}

function stateOf(records: ReadonlyMap<string, StoredOrder> = new Map()): PendingState {
  return [...records]
    .sort(([, a], [, b]) => timeOf(a) - timeOf(b))
    .reduce((state, [reference, record]) => withOne(state, reference, record), NONE);
}

function timeOf(record: StoredOrder): number {
  return isReadable(record) ? record.savedAt : 0;
}

/** @param record what is now known of the order, which comes first; without one, it is gone. */
function withOne(state: PendingState, reference: string, record?: StoredOrder): PendingState {
  const readable = state.readable.filter(({ order }) => order.reference !== reference);
  const unreadable = state.unreadable.filter((other) => other.reference !== reference);
  if (!record) return { readable, unreadable };
  if (isReadable(record) && record.order.reference === reference)
    return { readable: [record, ...readable], unreadable };
  const { uid, status } = record;
  return { readable, unreadable: [{ reference, uid, status }, ...unreadable] };
}
