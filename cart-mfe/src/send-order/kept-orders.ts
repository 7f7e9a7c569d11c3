import { reportProblem } from '@simmer/shared/report';
import { createStore } from '@simmer/shared/store';
import { UNSETTLED_ORDER_KEPT_FOR_MS, UNSETTLED_ORDER_KEY } from '@simmer/shared/unsettled-orders';
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

export type KeptOrder = Readonly<Omit<v.InferOutput<typeof KeptOrderSchema>, 'order'>> & {
  readonly order: Order;
};

export interface KeptOrders {
  /** Reads what earlier pages stored and listens to other tabs. Safe to call repeatedly. */
  start: () => void;
  /**
   * The orders that the guest still has to learn about, latest first. The array is replaced on every change, including
   * those in other tabs.
   */
  list: () => readonly KeptOrder[];
  subscribe: (listener: () => void) => () => void;
  keep: (uid: string, order: Order, status: 'sending' | 'failed' | 'unknown') => void;
  /** The order is no longer listed. It stays on the device, so that the next page shows the confirmation. */
  markSent: (reference: string) => void;
  /** The guest knows what has become of the order, or considers it done. */
  forget: (reference: string) => void;
  /** The outcome of the latest attempt to send the order, by this page or another; undefined without one. */
  statusOf: (reference: string) => KeptOrder['status'] | undefined;
  /** Calls back when another tab has sent an order, with the version that it sent. */
  onSentElsewhere: (listener: (order: Order) => void) => void;
}

/**
 * The orders on this device that, as far as the guest knows, may not have arrived; kept for up to a week.
 * @param storage local storage; each access may throw (blocked, full). Then they live as long as the page.
 */
export function createKeptOrders(storage: () => Storage, now: () => number = Date.now): KeptOrders {
  const store = createStore<readonly KeptOrder[]>('kept orders', []);
  let isStarted = false;
  const sentListeners: ((order: Order) => void)[] = [];

  function read(): KeptOrder[] {
    return guarded('read', [], () =>
      Object.keys(storage())
        .filter((key) => key.startsWith(UNSETTLED_ORDER_KEY))
        .flatMap((key) => {
          const kept = parseKept(storage().getItem(key));
          if (kept && now() - kept.keptAt <= UNSETTLED_ORDER_KEPT_FOR_MS) return [kept];
          storage().removeItem(key);
          return [];
        })
        .sort((a, b) => b.keptAt - a.keptAt),
    );
  }

  function find(reference: string): KeptOrder | undefined {
    return store.get().find(({ order }) => order.reference === reference);
  }

  function without(reference: string): KeptOrder[] {
    return store.get().filter(({ order }) => order.reference !== reference);
  }

  function write(kept: KeptOrder): void {
    guarded('stored', undefined, () => {
      storage().setItem(UNSETTLED_ORDER_KEY + kept.order.reference, JSON.stringify(kept));
    });
  }

  function handleStorage({ key, newValue }: StorageEvent): void {
    if (key === null) store.set(read());
    if (!key?.startsWith(UNSETTLED_ORDER_KEY)) return;
    const reference = key.slice(UNSETTLED_ORDER_KEY.length);
    const kept = parseKept(newValue);
    // The tab that sent an order is the one that confirms it.
    const isConfirmedThere = kept?.status === 'sent' && find(reference)?.status !== 'sent';
    store.set([...(kept && !isConfirmedThere ? [kept] : []), ...without(reference)]);
    if (kept?.status === 'sent') for (const tell of sentListeners) tell(kept.order);
  }

  function forget(reference: string): void {
    guarded('removed', undefined, () => {
      storage().removeItem(UNSETTLED_ORDER_KEY + reference);
    });
    store.set(without(reference));
  }

  return {
    start() {
      if (isStarted) return;
      isStarted = true;
      store.set(read());
      window.addEventListener('storage', handleStorage);
    },
    list: store.get,
    subscribe: store.subscribe,
    keep(uid, order, status) {
      // The guest who submitted it may have logged out before the answer came.
      const submittedBy = find(order.reference)?.uid ?? uid;
      const kept: KeptOrder = { version: 1, uid: submittedBy, status, keptAt: now(), order };
      write(kept);
      store.set([kept, ...without(order.reference)]);
    },
    markSent(reference) {
      const kept = find(reference);
      if (!kept) return;
      write({ ...kept, status: 'sent' });
      store.set(without(reference));
    },
    forget,
    statusOf: (reference) => find(reference)?.status,
    onSentElsewhere(listener) {
      sentListeners.push(listener);
    },
  };
}

function parseKept(text: string | null): KeptOrder | undefined {
  if (text === null) return undefined;
  return guarded('read', undefined, () => v.parse(KeptOrderSchema, JSON.parse(text)));
}

function guarded<T>(done: string, otherwise: T, access: () => T): T {
  try {
    return access();
  } catch (error) {
    reportProblem('order', `an order that is not settled could not be ${done}.`, error);
    return otherwise;
  }
}

/** One per page. */
export const keptOrders = createKeptOrders(() => window.localStorage);
