import { readTicket, ticketFragment, type OrderTicket } from '@simmer/shared/order-ticket';
import { reportProblem } from '@simmer/shared/report';
import { createStore } from '@simmer/shared/store';
import * as v from 'valibot';
import {
  withDone,
  withReplaced,
  withTicket,
  type ListedOrder,
  type Orders,
  type Outcome,
} from './order-list';

/** The key in `localStorage`. */
const KEY = 'simmer:kitchen';

/** The orders in the form that their links carry, so that one parser reads both. */
const StoredSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    version: v.literal(1),
    orders: v.array(v.object({ order: v.string(), addedAt: v.number(), isDone: v.boolean() })),
  }),
);

export interface ListState {
  readonly orders: Orders;
  /**
   * `blocked`: the browser stores nothing, so the list ends with the page. `unreadable`: another release of this page
   * wrote what is stored; it is left unchanged.
   */
  readonly storage: 'kept' | 'blocked' | 'unreadable';
}

export interface StoredList {
  /** Reads the storage on the first call. The state is replaced on every change, including those in other tabs. */
  getState: () => ListState;
  subscribe: (listener: () => void) => () => void;
  take: (ticket: OrderTicket) => Outcome;
  /** Takes the order in place of the one with its reference; adds it if that is gone by now. */
  replace: (ticket: OrderTicket) => Outcome;
  setDone: (reference: string, isDone: boolean) => void;
  /** Evaluates `isUnwanted` on the orders now in storage, including what another tab stored a moment ago. */
  remove: (isUnwanted: (order: ListedOrder) => boolean) => void;
}

const UNREADABLE: ListState = { orders: [], storage: 'unreadable' };

/** @param storage local storage; each access may throw (blocked, full). */
export function createStoredList(storage: () => Storage, now: () => number = Date.now): StoredList {
  const store = createStore<ListState>('kitchen list', { orders: [], storage: 'kept' });
  let isStarted = false;

  function read(): ListState {
    try {
      const text = storage().getItem(KEY);
      if (text === null) return { orders: [], storage: 'kept' };
      const parsed = v.safeParse(StoredSchema, text);
      if (!parsed.success) return UNREADABLE;
      const readings = parsed.output.orders.map((entry) => ({
        ...entry,
        reading: readTicket(entry.order),
      }));
      // The next write would erase it.
      if (readings.some(({ reading }) => reading.status === 'newer')) return UNREADABLE;
      const orders = readings.flatMap(({ reading, addedAt, isDone }) =>
        reading.status === 'read' ? [{ ticket: reading.ticket, addedAt, isDone }] : [],
      );
      return { orders, storage: 'kept' };
    } catch {
      return { orders: [], storage: 'blocked' };
    }
  }

  function start(): void {
    if (isStarted) return;
    isStarted = true;
    store.set(read());
    window.addEventListener('storage', ({ key }) => {
      if (key === null || key === KEY) store.set(read());
    });
  }

  /** Includes what another tab stored a moment ago; where nothing can be stored, this page's own list applies. */
  function latest(): Orders {
    start();
    const kept = read();
    if (kept.storage === 'unreadable') store.set({ ...store.get(), storage: 'unreadable' });
    return kept.storage === 'kept' && store.get().storage === 'kept'
      ? kept.orders
      : store.get().orders;
  }

  function write(orders: Orders): void {
    const { storage: kind } = store.get();
    if (kind !== 'kept') {
      store.set({ orders, storage: kind });
      return;
    }
    try {
      const stored = orders.map(({ ticket, addedAt, isDone }) => ({
        order: ticketFragment(ticket),
        addedAt,
        isDone,
      }));
      storage().setItem(KEY, JSON.stringify({ version: 1, orders: stored }));
      store.set({ orders, storage: 'kept' });
    } catch (error) {
      reportProblem('kitchen', 'the list could not be kept on this device.', error);
      store.set({ orders, storage: 'blocked' });
    }
  }

  return {
    getState() {
      start();
      return store.get();
    },
    subscribe: store.subscribe,
    take(ticket) {
      const { orders, outcome } = withTicket(latest(), ticket, now());
      if (outcome === 'added') write(orders);
      if (outcome === 'added' && orders.length === 1) askToKeep();
      return outcome;
    },
    replace(ticket) {
      const { orders, outcome } = withTicket(latest(), ticket, now());
      if (outcome !== 'full') write(withReplaced(orders, ticket));
      return outcome;
    },
    setDone(reference, isDone) {
      write(withDone(latest(), reference, isDone));
    },
    remove(isUnwanted) {
      write(latest().filter((order) => !isUnwanted(order)));
    },
  };
}

/** A browser that agrees does not delete the list when it needs room, or when nobody visits the site for a while. */
function askToKeep(): void {
  // Missing in older browsers.
  if ('storage' in navigator) navigator.storage.persist().catch(() => undefined);
}

/** One per page. */
export const storedList = createStoredList(() => window.localStorage);
