import { readTicket, ticketFragment, type OrderTicket } from '@simmer/shared/order-ticket';
import { reportProblem } from '@simmer/shared/report';
import { createStore, type Readable } from '@simmer/shared/store';
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

const StoredSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ version: v.literal(1), orders: v.array(v.unknown()) }),
);
/** Strict, because the next write would erase what a later release added. */
const EntrySchema = v.strictObject({ order: v.string(), isDone: v.boolean() });

interface ListState {
  readonly orders: Orders;
  /** Entries that are damaged or from a later release. They stay in the storage as they are. */
  readonly unreadable: readonly unknown[];
  /**
   * `blocked`: the browser stores nothing, so the list ends with the page. `unreadable`: another release of this page
   * wrote what is stored; it is left unchanged.
   */
  readonly storage: 'kept' | 'blocked' | 'unreadable';
}

/** Reads the storage on the first `get`, and follows what other tabs store. */
export interface StoredList extends Readable<ListState> {
  take: (ticket: OrderTicket) => Outcome;
  /** Takes the order in place of the one with its reference; adds it if that is gone by now. */
  replace: (ticket: OrderTicket) => Outcome;
  setDone: (reference: string, isDone: boolean) => void;
  /** Evaluates `isUnwanted` on the orders now in storage, including what another tab stored a moment ago. */
  remove: (isUnwanted: (order: ListedOrder) => boolean) => void;
}

const EMPTY: ListState = { orders: [], unreadable: [], storage: 'kept' };

export function createStoredList(): StoredList {
  const store = createStore<ListState>('kitchen list', EMPTY);
  let isStarted = false;

  function read(): ListState {
    try {
      const text = window.localStorage.getItem(KEY);
      if (text === null) return EMPTY;
      const parsed = v.safeParse(StoredSchema, text);
      if (!parsed.success) return { ...EMPTY, storage: 'unreadable' };
      const entries = parsed.output.orders.map((entry) => ({ entry, order: readEntry(entry) }));
      return {
        orders: entries.flatMap(({ order }) => order ?? []),
        unreadable: entries.filter(({ order }) => !order).map(({ entry }) => entry),
        storage: 'kept',
      };
    } catch {
      return { ...EMPTY, storage: 'blocked' };
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
  function latest(): ListState {
    start();
    const now = read();
    if (now.storage === 'unreadable') store.set({ ...store.get(), storage: 'unreadable' });
    return now.storage === 'kept' && store.get().storage === 'kept' ? now : store.get();
  }

  function write(next: ListState): void {
    try {
      if (next.storage === 'kept') window.localStorage.setItem(KEY, textOf(next));
      store.set(next);
    } catch (error) {
      reportProblem('kitchen', 'the list could not be kept on this device.', error);
      store.set({ ...next, storage: 'blocked' });
    }
  }

  return {
    ...store,
    get() {
      start();
      return store.get();
    },
    take(ticket) {
      const now = latest();
      const { orders, outcome } = withTicket(now.orders, ticket);
      if (outcome === 'added') write({ ...now, orders });
      if (outcome === 'added' && orders.length === 1) askToKeep();
      return outcome;
    },
    replace(ticket) {
      const now = latest();
      const { orders, outcome } = withTicket(now.orders, ticket);
      if (outcome !== 'full') write({ ...now, orders: withReplaced(orders, ticket) });
      return outcome;
    },
    setDone(reference, isDone) {
      const now = latest();
      write({ ...now, orders: withDone(now.orders, reference, isDone) });
    },
    remove(isUnwanted) {
      const now = latest();
      write({ ...now, orders: now.orders.filter((order) => !isUnwanted(order)) });
    },
  };
}

/** An order is stored as the fragment of its link, so that one parser reads both. */
function readEntry(entry: unknown): ListedOrder | undefined {
  if (!v.is(EntrySchema, entry)) return undefined;
  const reading = readTicket(entry.order);
  return reading.status === 'read' ? { ticket: reading.ticket, isDone: entry.isDone } : undefined;
}

function textOf({ orders, unreadable }: ListState): string {
  const entries = orders.map(({ ticket, isDone }) => ({ order: ticketFragment(ticket), isDone }));
  return JSON.stringify({ version: 1, orders: [...entries, ...unreadable] });
}

/** A browser that agrees does not delete the list when it needs room, or when nobody visits the site for a while. */
function askToKeep(): void {
  // Missing in older browsers.
  if ('storage' in navigator) navigator.storage.persist().catch(() => undefined);
}

/** One per page. */
export const storedList = createStoredList();
