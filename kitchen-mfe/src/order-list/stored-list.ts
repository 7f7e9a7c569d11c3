import { readTicket, ticketFragment, type OrderTicket } from '@simmer/shared/order-ticket';
import { createStore, type Readable } from '@simmer/shared/store';
import { stored, type RecordKind } from '@simmer/shared/stored';
import * as v from 'valibot';

/** The orders of this device, by reference. They stay until someone removes them. */
const KITCHEN_ORDERS: RecordKind = { prefix: 'simmer:kitchen/', maxAgeMs: Infinity };

/** The schema is strict, because the next write would erase what a later release added. */
const EntrySchema = v.strictObject({
  savedAt: v.number(),
  /** The fragment of the order's link, so that one parser reads both. */
  order: v.string(),
  isDone: v.boolean(),
});

/** An order in this device's list. */
export interface ListedOrder {
  readonly ticket: OrderTicket;
  readonly isDone: boolean;
  /** When it was added. */
  readonly savedAt: number;
}

/** The orders, in the sequence in which they were added. */
export type Orders = readonly ListedOrder[];

/** `differs`: the list already has the order with other contents, and keeps those. */
export type Outcome = 'added' | 'known' | 'differs' | 'full';

/** A device's storage has room for more, but no kitchen has that many orders in a week. */
export const MAX_ORDERS = 500;

interface ListState {
  readonly orders: Orders;
  /** How many orders are damaged or from a later release. They stay in the storage unchanged. */
  readonly unreadable: number;
  /** Whether the browser failed to store a part of the list, which then ends with the page. */
  readonly isBlocked: boolean;
}

export interface StoredList extends Readable<ListState> {
  /** Adds an order once, however often its link is opened. */
  add: (ticket: OrderTicket) => Outcome;
  /** Replaces the order by what the guest sent later. It counts as not done, because it has to be cooked again. */
  replace: (ticket: OrderTicket) => void;
  setDone: (reference: string, isDone: boolean) => void;
  /** Evaluates `isUnwanted` on the orders now in storage, including what another tab stored a moment ago. */
  remove: (isUnwanted: (order: ListedOrder) => boolean) => void;
}

/** Reads the storage, and follows what other tabs store. */
export function createStoredList(): StoredList {
  const records = stored(KITCHEN_ORDERS, v.pipe(v.unknown(), v.transform(readEntry)));
  const store = createStore<ListState>('kitchen list', {
    orders: [],
    unreadable: 0,
    isBlocked: false,
  });

  /** Orders that could not be stored as they now are. Each later change tries again. */
  const unsaved = new Map<string, ListedOrder>();

  function read(): ListState {
    const found = records.read();
    const entries = [...(found?.values() ?? [])];
    const saved = entries.filter((entry) => entry !== null);
    const others = saved.filter(({ ticket }) => !unsaved.has(ticket.reference));
    store.set({
      orders: [...others, ...unsaved.values()].sort((one, other) => one.savedAt - other.savedAt),
      unreadable: entries.length - saved.length,
      isBlocked: !found || unsaved.size > 0,
    });
    return store.get();
  }

  function find(reference: string): ListedOrder | undefined {
    return read().orders.find(({ ticket }) => ticket.reference === reference);
  }

  function saveAll(): void {
    for (const [reference, { ticket, ...entry }] of unsaved)
      records.write(reference, { ...entry, order: ticketFragment(ticket) });
    const found = records.read();
    for (const [reference, { ticket, isDone }] of unsaved) {
      const now = found?.get(reference);
      if (now?.isDone === isDone && isSame(now.ticket, ticket)) unsaved.delete(reference);
    }
    read();
  }

  function save(order: ListedOrder): void {
    unsaved.set(order.ticket.reference, order);
    saveAll();
  }

  read();
  window.addEventListener('storage', ({ key }) => {
    if (!key || key.startsWith(KITCHEN_ORDERS.prefix)) read();
  });

  return {
    ...store,
    add(ticket) {
      const known = find(ticket.reference);
      if (known) return isSame(known.ticket, ticket) ? 'known' : 'differs';
      const count = store.get().orders.length;
      if (count >= MAX_ORDERS) return 'full';
      save({ ticket, isDone: false, savedAt: Date.now() });
      if (count === 0) requestPersistence();
      return 'added';
    },
    replace(ticket) {
      const savedAt = find(ticket.reference)?.savedAt ?? Date.now();
      save({ ticket, isDone: false, savedAt });
    },
    setDone(reference, isDone) {
      const order = find(reference);
      if (order) save({ ...order, isDone });
    },
    remove(isUnwanted) {
      for (const { ticket } of read().orders.filter(isUnwanted)) {
        unsaved.delete(ticket.reference);
        records.remove(ticket.reference);
      }
      // The storage may have room now.
      saveAll();
    },
  };
}

/** @returns null for an entry that this release cannot read. */
function readEntry(entry: unknown): ListedOrder | null {
  if (!v.is(EntrySchema, entry)) return null;
  const { order, ...rest } = entry;
  const reading = readTicket(order);
  return reading.status === 'read' ? { ticket: reading.ticket, ...rest } : null;
}

/** Both come from the same parser, which sets the order of the fields. */
function isSame(a: OrderTicket | undefined, b: OrderTicket | undefined): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** A browser that agrees does not delete the list when it needs room, or when nobody visits the site for a while. */
function requestPersistence(): void {
  // This method is missing in older browsers.
  if ('storage' in navigator) navigator.storage.persist().catch(() => undefined);
}

/** One per page. */
export const storedList = createStoredList();
