import { cart } from '@simmer/shared/cart';
import { siteConfig } from '@simmer/shared/config';
import { mayBeOf, mayHaveArrived, ORDER_DONE, PENDING_ORDERS } from '@simmer/shared/guest-records';
import { revisionOf } from '@simmer/shared/order-revisions';
import { createStore } from '@simmer/shared/store';
import { stored } from '@simmer/shared/stored';
import type { Order } from '../order/order';
import {
  earlierOf,
  isAttempt,
  next,
  subjectOf,
  type Attempt,
  type AttemptEvent,
  type StoredOrder,
} from './attempt';
import {
  historyOf,
  isSent,
  RecordSchema,
  storedOrder,
  wasCancelled,
  type StoredRecord,
} from './order-record';

export interface OutboxState {
  /** The orders on this device that the guest still has to learn about, the latest first. */
  readonly orders: readonly StoredOrder[];
  /** The reference of the order that this page is sending. */
  readonly running?: string | undefined;
  /** What this page has sent last. */
  readonly sent?: Attempt;
  /** This page has opened the confirmation of `sent`. */
  readonly isConfirmed?: boolean;
}

export type Outbox = ReturnType<typeof createOutbox>;

/**
 * The orders that were submitted on this device: the only writer of their records. Without storage, it has only those
 * of this page.
 */
export function createOutbox(now: () => number) {
  const records = stored(PENDING_ORDERS, RecordSchema, now);
  const store = createStore<OutboxState>('outbox', { orders: [] });
  const listeners: ((attempt: Attempt) => void)[] = [];
  /** What this page has tried to send, by reference. */
  const tried = new Set<string>();

  const change = (part: Partial<OutboxState>) => {
    store.set({ ...store.get(), ...part });
  };

  function find(reference: string): Attempt | undefined {
    const { orders } = store.get();
    return orders.filter(isAttempt).find((one) => one.reference === reference);
  }

  /** @param first what is now known of the order; without it, the order is no longer listed. */
  function list(reference: string, first?: StoredOrder): void {
    const others = store.get().orders.filter((other) => other.reference !== reference);
    change({ orders: first ? [first, ...others] : others });
  }

  function save(attempt: Attempt): void {
    const { reference, uid, status, isRepeat, cart: filledAt, savedAt, order, earlier } = attempt;
    records.write(reference, {
      ...{ version: 1, uid, status, isRepeat },
      ...{ cart: filledAt, savedAt, order, earlier, subject: subjectOf(attempt) },
    });
    list(reference, attempt);
  }

  function read(): void {
    const found = records.read();
    if (!found) return;
    const orders = [...found].flatMap(
      ([reference, record]) => storedOrder(reference, record) ?? [],
    );
    // The order that this page is sending is left alone, as in `follow`.
    const own = find(store.get().running ?? '');
    if (own && !found.has(own.reference)) orders.push(own);
    change({ orders: orders.sort((a, b) => timeOf(b) - timeOf(a)) });
  }

  function end(attempt: Attempt): void {
    const { running } = store.get();
    const isOtherRunning = running !== undefined && running !== attempt.reference;
    if (!isOtherRunning) change({ running: undefined });
    // The confirmation would take the guest away from the other one.
    // A cancellation has no confirmation of its own.
    if (!isOtherRunning && attempt.status === 'sent')
      change({ sent: attempt, isConfirmed: attempt.order.isCancelled });
    if (attempt.status !== 'blocked') for (const tell of listeners) tell(attempt);
  }

  function follow({ key, newValue }: StorageEvent): void {
    if (key === null) read();
    if (!key?.startsWith(PENDING_ORDERS.prefix)) return;
    const reference = key.slice(PENDING_ORDERS.prefix.length);
    const record = newValue === null ? undefined : records.parse(newValue);
    // The order that this page is sending is left alone: this page stores it again, whatever another tab does with
    // it.
    if (reference !== store.get().running || isSent(record)) take(reference, record);
  }

  /** Takes over what another tab has stored. It ends an attempt of this page, too, if it has sent the order. */
  function take(reference: string, record: StoredRecord | undefined): void {
    const before = tried.has(reference) ? find(reference) : undefined;
    const found = record && storedOrder(reference, record);
    // No other tab knows in which cart of this tab its lines are.
    const told = before && isAttempt(found) ? { ...found, cart: before.cart } : found;
    list(reference, told);
    if (before && before.status !== 'sent' && isSent(record))
      end({ ...(isAttempt(told) ? told : before), status: 'sent' });
  }

  return {
    ...store,
    /** Reads the records, and from then on follows what other tabs, and other pages of this one, store. */
    start(): void {
      read();
      window.addEventListener('storage', follow);
      window.addEventListener('pageshow', ({ persisted }) => {
        if (persisted) read();
      });
    },
    find,
    /** Whether this page has tried to send the order. */
    hasTried: (reference: string): boolean => tried.has(reference),
    /** The order of an earlier page, as another tab may have stored it just now. */
    readAgain(reference: string): Attempt | undefined {
      take(reference, records.read()?.get(reference));
      return find(reference);
    },
    /** The page sends an order, as soon as no other tab does. */
    begin(reference: string): void {
      tried.add(reference);
      change({ running: reference });
    },
    /**
     * Begins an attempt. Call it when no other tab is sending the order.
     * @param filledAt the time of the cart with its lines, if they are in the cart.
     * @param changed the order that is being changed or cancelled.
     * @returns the attempt; undefined if another tab has sent the order.
     */
    submit(order: Order, uid: string, filledAt?: number, changed?: Order): Attempt | undefined {
      const { reference } = order;
      const record = records.read()?.get(reference);
      if (record) take(reference, record);
      const history = historyOf(record);
      const isOfBase = changed !== undefined && history === changed.history;
      // A device that has not seen the latest changes may have sent an earlier revision than the one that is changed.
      const isOvertaken = !changed || (!isOfBase && history?.startsWith(changed.history));
      if (isSent(record) && isOvertaken) {
        change({ running: undefined });
        return undefined;
      }
      const listed = store.get().orders.find((one) => one.reference === reference);
      const isBaseListed = isOfBase || (changed && listed?.status === 'sent');
      const before = isBaseListed ? undefined : listed;
      const earlier = earlierOf(isAttempt(before) ? before : undefined, changed);
      const attempt: Attempt = {
        ...{ reference, uid, order, savedAt: now() },
        status: 'checking',
        isRepeat: before !== undefined && mayHaveArrived(before),
        cart: filledAt ?? (isAttempt(listed) ? listed.cart : 0),
        ...(earlier && { earlier }),
      };
      save(attempt);
      return attempt;
    },
    /** @param facts what else has become known. */
    dispatch(
      reference: string,
      event: AttemptEvent,
      facts?: Pick<Attempt, 'changes' | 'shortage' | 'retry'>,
    ): boolean {
      const attempt = find(reference);
      const status = attempt && next(attempt.status, event);
      if (!status) return false;
      const changed = { ...attempt, ...facts, status, savedAt: now() };
      save(changed);
      if (status !== 'checking' && status !== 'sending') end(changed);
      return true;
    },
    /** The lines of an order of an earlier page are in the cart again: this page goes on with it. */
    putInCart(attempt: Attempt): void {
      tried.add(attempt.reference);
      const ended = mayHaveArrived(attempt) ? 'unknown' : 'unsent';
      const status = attempt.status === 'blocked' ? 'blocked' : ended;
      save({ ...attempt, status, cart: cart.filledAt() });
    },
    /** The confirmation of the order that this page has sent is open. */
    confirm(): void {
      change({ isConfirmed: true });
    },
    /** Removes everything about the order. */
    remove(reference: string): void {
      records.remove(reference);
      list(reference);
    },
    /**
     * The guest knows that the order has arrived. It stays known that it was changed or cancelled and, where tabs keep
     * their carts, that its cart was ordered.
     * @param known the revisions that the guest knows of: a later one stays, because it may be on its way. By default, all.
     */
    close(reference: string, known?: string): void {
      const record = records.read()?.get(reference);
      const history = historyOf(record) ?? find(reference)?.order.history;
      if (known !== undefined && history !== undefined && history !== known) return;
      const isCancelled = wasCancelled(record);
      const isLater = isCancelled || (history !== undefined && revisionOf({ history }) > 1);
      if (record && 'cart' in record && (isLater || siteConfig().ordering.keepCartInTab)) {
        const { version, uid, cart: filledAt, savedAt } = record;
        records.write(reference, {
          ...{ version, uid, status: ORDER_DONE, cart: filledAt, savedAt, history },
          ...(isCancelled && { isCancelled }),
        });
      } else records.remove(reference);
      list(reference);
    },
    /**
     * When this account has ordered the cart, in this tab or in one that it was copied from; undefined if it has not.
     */
    orderedAt(filledAt: number, uid: string | undefined): number | undefined {
      for (const record of records.read()?.values() ?? []) {
        const isIt = 'cart' in record && record.cart === filledAt && mayBeOf(record, uid);
        if (isIt && isSent(record)) return record.savedAt;
      }
      return undefined;
    },
    /** The order as the owner has it, as far as this device knows: it may have sent a later revision. */
    withLatest(order: Order): Order {
      const record = records.read()?.get(order.reference);
      const history = isSent(record) ? historyOf(record) : undefined;
      if (!history?.startsWith(order.history)) return order;
      return { ...order, history, isCancelled: order.isCancelled || wasCancelled(record) };
    },
    /** Calls back when an attempt of this page has ended: `sent` (here or by another tab), `unsent` or `unknown`. */
    onEnd(listener: (attempt: Attempt) => void): void {
      listeners.push(listener);
    },
  };
}

function timeOf(one: StoredOrder): number {
  return isAttempt(one) ? one.savedAt : 0;
}
