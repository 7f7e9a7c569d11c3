import { cartFilledAt } from '@simmer/shared/cart-filled-at';
import { siteConfig } from '@simmer/shared/config';
import { ORDER_DONE, OrderStatusSchema, PENDING_ORDERS } from '@simmer/shared/guest-records';
import { createStore, type Readable } from '@simmer/shared/store';
import { stored } from '@simmer/shared/stored';
import * as v from 'valibot';
import type { Order } from '../order/order';
import { OrderSchema } from '../order/order-schema';
import {
  isAttempt,
  mayHaveArrived,
  next,
  STATUSES,
  type Attempt,
  type AttemptEvent,
  type StoredOrder,
} from './attempt';

const AttemptSchema = v.object({
  version: v.literal(1),
  uid: v.string(),
  status: v.picklist(STATUSES),
  isRepeat: v.boolean(),
  cart: v.number(),
  savedAt: v.number(),
  order: OrderSchema,
});

/** What stays of an order that the guest knows about, for the copies of its tab. */
const DoneSchema = v.object({
  ...{ uid: v.string(), status: v.literal(ORDER_DONE) },
  ...{ cart: v.number(), savedAt: v.number() },
});

const RecordSchema = v.union([AttemptSchema, DoneSchema, OrderStatusSchema]);

export interface OutboxState {
  /** The orders on this device that the guest still has to learn about, the latest first. */
  readonly orders: readonly StoredOrder[];
  /** The reference of the order that this page is sending. */
  readonly running?: string | undefined;
  /** The reference of the order that the guest sends again by submitting the cart, unless it is another account's. */
  readonly ofCart?: string | undefined;
  /** What this page has sent last. */
  readonly sent?: Attempt | undefined;
  /** Whether this page has opened the confirmation of `sent`. */
  readonly isConfirmed?: boolean;
}

/** The orders that were submitted on this device. The only writer of their records. */
export interface Outbox extends Readable<OutboxState> {
  /** Reads the records, and from then on follows what other tabs store. */
  start: () => void;
  find: (reference: string) => Attempt | undefined;
  /** Before the wait for other tabs that send the same order. */
  begin: (reference: string, isFromCart: boolean) => void;
  /**
   * After that wait.
   * @returns the attempt; undefined if another tab has sent the order.
   */
  submit: (order: Order, uid: string) => Attempt | undefined;
  /** @returns whether this event changes the attempt. */
  dispatch: (
    reference: string,
    event: Exclude<AttemptEvent, 'submit'>,
    facts?: Partial<Attempt>,
  ) => boolean;
  /** The lines of an order of an earlier page are in the cart again. */
  continueInCart: (reference: string) => void;
  /** The cart was emptied: what the guest orders next is another order. */
  leaveCart: () => void;
  /** The confirmation of the order that this page has sent is open. */
  confirm: () => void;
  /** Nothing stays of the order. */
  remove: (reference: string) => void;
  /** The guest knows that the order has arrived. Where tabs keep their carts, it stays known that its cart was ordered. */
  close: (reference: string) => void;
  /** When a cart of this account, or a copy of it, was ordered. */
  orderedAt: (cart: number, uid: string | undefined) => number | undefined;
  /** Calls back when an attempt of this page has ended: `sent`, also by another tab, `unsent` or `unknown`. */
  onEnd: (listener: (attempt: Attempt, isFromCart: boolean) => void) => void;
}

/** Without storage, the orders are those of this page. */
export function createOutbox(now: () => number): Outbox {
  const records = stored(PENDING_ORDERS, RecordSchema, now);
  const store = createStore<OutboxState>('outbox', { orders: [] });
  const listeners: ((attempt: Attempt, isFromCart: boolean) => void)[] = [];

  const change = (part: Partial<OutboxState>) => {
    store.set({ ...store.get(), ...part });
  };

  function find(reference: string): Attempt | undefined {
    return store
      .get()
      .orders.filter(isAttempt)
      .find((one) => one.reference === reference);
  }

  /** @param first what is now known of the order; without it, the order is no longer listed. */
  function list(reference: string, first?: StoredOrder): void {
    const others = store.get().orders.filter((other) => other.reference !== reference);
    change({ orders: first ? [first, ...others] : others });
  }

  function save(attempt: Attempt): void {
    const { reference, uid, status, isRepeat, cart, savedAt, order } = attempt;
    if (status === 'blocked' && attempt.isKeptByCart) records.remove(reference);
    else records.write(reference, { version: 1, uid, status, isRepeat, cart, savedAt, order });
    list(reference, attempt);
  }

  function read(): void {
    const found = [...(records.read() ?? [])];
    const orders = found.flatMap(([reference, record]) => storedOrder(reference, record) ?? []);
    change({ orders: orders.sort((a, b) => timeOf(b) - timeOf(a)) });
  }

  function end(attempt: Attempt): void {
    const { reference, status } = attempt;
    const { running, ofCart } = store.get();
    const isFromCart = ofCart === reference;
    const isOtherRunning = running !== undefined && running !== reference;
    change({
      ...(!isOtherRunning && { running: undefined }),
      ...(status === 'sent' && !isOtherRunning && { sent: attempt, isConfirmed: false }),
      ...(status === 'sent' && isFromCart && { ofCart: undefined }),
    });
    if (status !== 'blocked') for (const tell of listeners) tell(attempt, isFromCart);
  }

  function follow({ key, newValue }: StorageEvent): void {
    if (key === null) read();
    if (!key?.startsWith(PENDING_ORDERS.prefix)) return;
    const reference = key.slice(PENDING_ORDERS.prefix.length);
    const { running, ofCart } = store.get();
    const record = newValue === null ? undefined : records.parse(newValue);
    const told = record && storedOrder(reference, record);
    const isSent = told?.status === 'sent';
    if (reference === running && !isSent) return;
    const wasSent = find(reference)?.status === 'sent';
    list(reference, told);
    if (isSent && !wasSent && isAttempt(told) && [running, ofCart].includes(reference)) end(told);
  }

  return {
    ...store,
    start() {
      read();
      window.addEventListener('storage', follow);
    },
    find,
    begin(reference, isFromCart) {
      change({ running: reference, ...(isFromCart && { ofCart: reference }) });
    },
    submit(order, uid) {
      const { reference } = order;
      const record = records.read()?.get(reference);
      const before = (record && storedOrder(reference, record)) ?? find(reference);
      const isFromCart = store.get().ofCart === reference;
      const attempt: Attempt = {
        ...{ reference, uid, order, savedAt: now() },
        status: 'checking',
        isRepeat: before !== undefined && mayHaveArrived(before),
        cart: isFromCart ? cartFilledAt() : isAttempt(before) ? before.cart : 0,
        isKeptByCart:
          before === undefined ||
          (isAttempt(before) && before.status === 'blocked' && before.isKeptByCart === true),
      };
      if (before?.status === 'sent' || record?.status === ORDER_DONE) {
        const sent: Attempt = isAttempt(before) ? before : { ...attempt, status: 'sent' };
        list(reference, sent);
        end(sent);
        return undefined;
      }
      save(attempt);
      return attempt;
    },
    dispatch(reference, event, facts) {
      const attempt = find(reference);
      const status = attempt && next(attempt.status, event);
      if (!status) return false;
      const changed = { ...attempt, ...facts, status, savedAt: now() };
      save(changed);
      if (status !== 'checking' && status !== 'sending') end(changed);
      return true;
    },
    continueInCart(reference) {
      if (store.get().running === undefined) change({ ofCart: reference });
    },
    leaveCart() {
      const { running, ofCart } = store.get();
      if (ofCart === undefined || ofCart === running) return;
      const attempt = find(ofCart);
      if (attempt?.status === 'blocked' && attempt.isKeptByCart) list(ofCart);
      change({ ofCart: undefined });
    },
    confirm() {
      change({ isConfirmed: true });
    },
    remove(reference) {
      records.remove(reference);
      list(reference);
    },
    close(reference) {
      const record = records.read()?.get(reference);
      if (record && 'cart' in record && siteConfig().ordering.keepCartInTab) {
        const { uid, cart, savedAt } = record;
        records.write(reference, { version: 1, uid, status: ORDER_DONE, cart, savedAt });
      } else records.remove(reference);
      list(reference);
    },
    orderedAt(cart, uid) {
      // Without storage, no cart can be told from others.
      if (cart === 0) return undefined;
      for (const record of records.read()?.values() ?? []) {
        const isOrdered = record.status === 'sent' || record.status === ORDER_DONE;
        if (isOrdered && 'cart' in record && record.cart === cart && isFor(record.uid, uid))
          return record.savedAt;
      }
      return undefined;
    },
    onEnd(listener) {
      listeners.push(listener);
    },
  };
}

/** Whether this account may be the one that submitted an order; `uid` is undefined while nobody is logged in. */
export function isFor(submittedBy: string, uid: string | undefined): boolean {
  return uid === undefined || uid === submittedBy;
}

function timeOf(one: StoredOrder): number {
  return isAttempt(one) ? one.savedAt : 0;
}

/** @returns undefined for an order that the guest knows about. */
function storedOrder(
  reference: string,
  record: v.InferOutput<typeof RecordSchema>,
): StoredOrder | undefined {
  if (record.status === ORDER_DONE) return undefined;
  if ('order' in record && record.order.reference === reference) return { reference, ...record };
  const { uid, status } = record;
  return { reference, uid, status, isRepeat: false, order: undefined };
}
