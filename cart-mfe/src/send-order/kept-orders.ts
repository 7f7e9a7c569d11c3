import { createStore, type Readable } from '@simmer/shared/store';
import { stored } from '@simmer/shared/stored';
import { UNSETTLED_ORDERS, UnsettledOrderSchema } from '@simmer/shared/unsettled-orders';
import * as v from 'valibot';
import type { Order } from '../order/order';
import { OrderSchema } from '../order/order-schema';

const KeptOrderSchema = v.object({
  version: v.literal(1),
  /** The account that submitted it; no other account may see it. */
  uid: v.string(),
  /**
   * In a record left by an earlier page, `sending` means that the order may have arrived, and `sent` that it has
   * arrived but the guest has not seen the confirmation.
   */
  status: v.picklist(['sending', 'sent', 'failed', 'unknown']),
  keptAt: v.number(),
  order: OrderSchema,
});

const StoredSchema = v.union([KeptOrderSchema, UnsettledOrderSchema]);

export type KeptOrder = Readonly<Omit<v.InferOutput<typeof KeptOrderSchema>, 'order'>> & {
  readonly order: Order;
};

/** An order that another release has stored in a way that this one cannot read. */
export type UnreadableOrder = Readonly<v.InferOutput<typeof UnsettledOrderSchema>> & {
  readonly reference: string;
};

/** The orders that the guest still has to learn about, latest first. */
interface KeptState {
  readonly readable: readonly KeptOrder[];
  readonly unreadable: readonly UnreadableOrder[];
}

export interface KeptOrders extends Readable<KeptState> {
  /** Reads what earlier pages stored and listens to other tabs. Safe to call repeatedly. */
  start: () => void;
  keep: (uid: string, order: Order, status: 'sending' | 'failed' | 'unknown') => void;
  /** The order is no longer listed. It stays on the device, so that the next page shows the confirmation. */
  markSent: (reference: string) => void;
  /** The guest knows what has become of the order, or considers it done. */
  forget: (reference: string) => void;
  /**
   * The outcome of the latest attempt to send the order, by this page or by another tab just now; undefined without one.
   */
  statusOf: (reference: string) => KeptOrder['status'] | undefined;
  /** Calls back when another tab has sent an order, with the version that it sent. */
  onSentElsewhere: (listener: (order: Order) => void) => void;
}

const NONE: KeptState = { readable: [], unreadable: [] };

/** The orders on this device that, as far as the guest knows, may not have arrived. Without storage, those of this page. */
export function createKeptOrders(now: () => number = Date.now): KeptOrders {
  const records = stored(UNSETTLED_ORDERS, StoredSchema, now);
  const store = createStore('kept orders', NONE);
  let isStarted = false;
  const sentListeners: ((order: Order) => void)[] = [];

  function find(reference: string): KeptOrder | undefined {
    return store.get().readable.find(({ order }) => order.reference === reference);
  }

  function handleStorage({ key, newValue }: StorageEvent): void {
    if (key === null) store.set(stateOf(records.read()));
    if (!key?.startsWith(UNSETTLED_ORDERS.prefix)) return;
    const reference = key.slice(UNSETTLED_ORDERS.prefix.length);
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
    keep(uid, order, status) {
      const { reference } = order;
      // The guest who submitted it may have logged out before the answer came.
      const submittedBy = find(reference)?.uid ?? uid;
      const kept: KeptOrder = { version: 1, uid: submittedBy, status, keptAt: now(), order };
      records.write(reference, kept);
      store.set(withOne(store.get(), reference, kept));
    },
    markSent(reference) {
      const kept = find(reference);
      if (!kept) return;
      records.write(reference, { ...kept, status: 'sent' });
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

type StoredOrder = KeptOrder | v.InferOutput<typeof UnsettledOrderSchema>;

function isReadable(record: StoredOrder): record is KeptOrder {
  return 'order' in record;
}

function stateOf(records: ReadonlyMap<string, StoredOrder> = new Map()): KeptState {
  return [...records]
    .sort(([, a], [, b]) => timeOf(a) - timeOf(b))
    .reduce((state, [reference, record]) => withOne(state, reference, record), NONE);
}

function timeOf(record: StoredOrder): number {
  return isReadable(record) ? record.keptAt : 0;
}

/** @param record what is now known of the order, which comes first; without one, it is gone. */
function withOne(state: KeptState, reference: string, record?: StoredOrder): KeptState {
  const readable = state.readable.filter(({ order }) => order.reference !== reference);
  const unreadable = state.unreadable.filter((other) => other.reference !== reference);
  if (!record) return { readable, unreadable };
  if (isReadable(record) && record.order.reference === reference)
    return { readable: [record, ...readable], unreadable };
  const { uid, status } = record;
  return { readable, unreadable: [{ reference, uid, status }, ...unreadable] };
}
