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
   * In a record left by an earlier page, `sending` means that the order may have arrived, `sent` that it has arrived but
   * the guest has not seen the confirmation, and `waiting` that nothing had been sent so far.
   */
  status: v.picklist(['waiting', 'sending', 'sent', 'failed', 'unknown']),
  savedAt: v.number(),
  order: OrderSchema,
});

const StoredSchema = v.union([PendingOrderSchema, OrderStatusSchema]);

type StoredOrder = v.InferOutput<typeof StoredSchema>;

/** An order that the guest still has to learn about. */
export interface PendingOrder {
  readonly reference: string;
  /** Null if that cannot be read. */
  readonly uid: string | null;
  /** One of `PendingOrderSchema`, unless another release has stored it. */
  readonly status: string;
  /** Undefined when another release has stored it in a way that this one cannot read. */
  readonly order: Order | undefined;
}

/** The latest first. Reads the storage on the first `get`, and follows what other tabs store. */
export interface PendingOrders extends Readable<readonly PendingOrder[]> {
  save: (uid: string, order: Order, status: 'waiting' | 'sending' | 'failed' | 'unknown') => void;
  /** The order is no longer listed. It stays on the device, so that the next page shows the confirmation. */
  markSent: (reference: string) => void;
  /** The guest knows what has become of the order, or considers it done. */
  forget: (reference: string) => void;
  /**
   * The outcome of the latest attempt to send the order, by this page or by another tab just now; undefined without one.
   */
  statusOf: (reference: string) => string | undefined;
  /** Calls back when another tab has sent an order, with the version that it sent. */
  onSentElsewhere: (listener: (order: Order) => void) => void;
}

/** The orders on this device that, as far as the guest knows, may not have arrived. Without storage, those of this page. */
export function createPendingOrders(now: () => number): PendingOrders {
  const records = stored(PENDING_ORDERS, StoredSchema, now);
  const store = createStore<readonly PendingOrder[]>('pending orders', []);
  let isStarted = false;
  const sentListeners: ((order: Order) => void)[] = [];

  function get(): readonly PendingOrder[] {
    if (!isStarted) {
      isStarted = true;
      read();
      window.addEventListener('storage', handleStorage);
    }
    return store.get();
  }

  function read(): void {
    const latestFirst = [...(records.read() ?? [])].sort(([, a], [, b]) => timeOf(b) - timeOf(a));
    store.set(latestFirst.map(([reference, record]) => pendingOf(reference, record)));
  }

  function find(reference: string): PendingOrder | undefined {
    return get().find((one) => one.reference === reference);
  }

  /** @param pending what is now known of the order; without it, the order is no longer listed. */
  function list(reference: string, pending?: PendingOrder): void {
    const others = get().filter((other) => other.reference !== reference);
    store.set(pending ? [pending, ...others] : others);
  }

  function write(uid: string | null, order: Order, status: string): void {
    records.write(order.reference, { version: 1, uid, status, savedAt: now(), order });
  }

  function handleStorage({ key, newValue }: StorageEvent): void {
    if (key === null) read();
    if (!key?.startsWith(PENDING_ORDERS.prefix)) return;
    const reference = key.slice(PENDING_ORDERS.prefix.length);
    const record = newValue === null ? undefined : records.parse(newValue);
    const pending = record && pendingOf(reference, record);
    const isSent = pending?.status === 'sent';
    // The tab that sent an order is the one that confirms it.
    list(reference, isSent && find(reference)?.status !== 'sent' ? undefined : pending);
    if (isSent && pending.order) for (const tell of sentListeners) tell(pending.order);
  }

  return {
    ...store,
    get,
    save(uid, order, status) {
      const { reference } = order;
      // The guest who submitted it may have logged out before the answer came.
      const submittedBy = find(reference)?.uid ?? uid;
      write(submittedBy, order, status);
      list(reference, { reference, uid: submittedBy, status, order });
    },
    markSent(reference) {
      const pending = find(reference);
      if (!pending?.order) return;
      write(pending.uid, pending.order, 'sent');
      list(reference);
    },
    forget(reference) {
      records.remove(reference);
      list(reference);
    },
    statusOf: (reference) => (records.read()?.get(reference) ?? find(reference))?.status,
    onSentElsewhere(listener) {
      sentListeners.push(listener);
    },
  };
}

function timeOf(record: StoredOrder): number {
  return 'savedAt' in record ? record.savedAt : 0;
}

function pendingOf(reference: string, record: StoredOrder): PendingOrder {
  const { uid, status } = record;
  const order = 'order' in record ? record.order : undefined;
  return { reference, uid, status, order: order?.reference === reference ? order : undefined };
}
