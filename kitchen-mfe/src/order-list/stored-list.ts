import { keyOfTicket, takeTicket, type TicketOutcome } from '@simmer/shared/order-revisions';
import { ORDER_STATES } from '@simmer/shared/order-state';
import { readTicket, ticketFragment, type OrderTicket } from '@simmer/shared/order-ticket';
import { createStore, type Readable } from '@simmer/shared/store';
import { stored, type RecordKind } from '@simmer/shared/stored';
import * as v from 'valibot';
import type { ListedOrder, Orders } from './listed-order';

/** The orders of this device, by reference. They stay until someone removes them. */
const KITCHEN_ORDERS: RecordKind = { prefix: 'simmer:kitchen/', maxAgeMs: Infinity };

/** Cancelled orders that someone has removed. An order is for a day of the next 400 at most. */
const KITCHEN_CANCELLED: RecordKind = {
  prefix: 'simmer:kitchen-cancelled/',
  maxAgeMs: 400 * 24 * 60 * 60 * 1000,
};
const CancelledSchema = v.object({ key: v.string(), history: v.string() });

const State = v.picklist(ORDER_STATES);

/** The schema is strict, because the next write would erase what a later release added. */
const EntrySchema = v.strictObject({
  savedAt: v.number(),
  /** The fragment of the order's link, so that one parser reads both. */
  order: v.string(),
  key: v.string(),
  doubt: v.exactOptional(v.picklist(['two-changes', 'other-sender'])),
  /** Like `order`. */
  seen: v.exactOptional(v.string()),
  steps: v.array(State),
  told: v.exactOptional(v.union([State, v.literal('unsure')])),
});

/** `cancelled`: a later revision is, and has been removed. */
type Outcome = TicketOutcome | 'full' | 'cancelled';

/** What became of a ticket, which belongs to the order with this key. */
export interface Added {
  readonly outcome: Outcome;
  readonly key: string;
  /** What the list had before. */
  readonly before: OrderTicket | undefined;
}

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
  /** Takes in an order, or what its guest changed, in whatever sequence and however often the links are opened. */
  add: (ticket: OrderTicket) => Promise<Added>;
  /** Replaces the order by what the owner decided for. */
  replace: (ticket: OrderTicket, key: string) => void;
  change: (
    reference: string,
    part: Partial<Pick<ListedOrder, 'doubt' | 'seen' | 'steps' | 'told'>>,
  ) => void;
  /** Evaluates `isUnwanted` on the orders now in storage, including what another tab stored a moment ago. */
  remove: (isUnwanted: (order: ListedOrder) => boolean) => void;
}

/** Reads the storage, and follows what other tabs store. */
export function createStoredList(): StoredList {
  const records = stored(KITCHEN_ORDERS, v.pipe(v.unknown(), v.transform(readEntry)));
  const cancelled = stored(KITCHEN_CANCELLED, CancelledSchema);
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

  /** What follows from a cancellation that someone has removed, for a ticket of its order; undefined for nothing. */
  function afterCancellation(
    { reference, history }: OrderTicket,
    key: string,
  ): 'cancelled' | 'two-changes' | undefined {
    const order = cancelled.read()?.get(reference);
    // The guest wants what they have sent after it.
    if (order?.key !== key || history.startsWith(order.history)) return undefined;
    return order.history.startsWith(history) ? 'cancelled' : 'two-changes';
  }

  function saveAll(): void {
    for (const [reference, order] of unsaved)
      if (records.write(reference, entryOf(order))) unsaved.delete(reference);
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
    async add(ticket) {
      const key = await keyOfTicket(ticket);
      const known = find(ticket.reference);
      const result = (outcome: Outcome): Added => ({ outcome, key, before: known?.ticket });
      const after = known ? undefined : afterCancellation(ticket, key);
      if (after === 'cancelled') return result(after);
      const count = store.get().orders.length;
      if (!known && count >= MAX_ORDERS) return result('full');
      const taken = takeTicket(known, ticket, key);
      const { outcome, order } = after
        ? { outcome: after, order: { ...taken.order, doubt: after } }
        : taken;
      if (order === known) return result(outcome);
      save({ ...(known ?? added()), ...order, ...(outcome === 'changed' && changed(known)) });
      if (count === 0) requestPersistence();
      return result(outcome);
    },
    replace(ticket, key) {
      const known = find(ticket.reference);
      // What the database says is below the key of the order.
      const told = known?.key === key ? known.told : undefined;
      save({ ...(known ?? added()), ...changed(known), ticket, key, told, doubt: undefined });
    },
    change(reference, part) {
      const order = find(reference);
      if (order) save({ ...order, ...part });
    },
    remove(isUnwanted) {
      for (const { ticket, key } of read().orders.filter(isUnwanted)) {
        const { reference, history, isCancelled } = ticket;
        unsaved.delete(reference);
        records.remove(reference);
        if (isCancelled) cancelled.write(reference, { savedAt: Date.now(), key, history });
      }
      // The storage may have room now.
      saveAll();
    },
  };
}

const added = () => ({ savedAt: Date.now(), steps: [] });

/** A changed order begins anew, because it has to be cooked again. */
function changed(known: ListedOrder | undefined) {
  return { seen: known?.seen ?? known?.ticket, steps: [] };
}

function entryOf({ ticket, seen, ...rest }: ListedOrder) {
  return { ...rest, order: ticketFragment(ticket), ...(seen && { seen: ticketFragment(seen) }) };
}

/** @returns null for an entry that this release cannot read. */
function readEntry(entry: unknown): ListedOrder | null {
  if (!v.is(EntrySchema, entry)) return null;
  const { order, seen, ...rest } = entry;
  const reading = readTicket(order);
  const before = readTicket(seen ?? '');
  if (reading.status !== 'read') return null;
  return {
    ...rest,
    ticket: reading.ticket,
    ...(before.status === 'read' && { seen: before.ticket }),
  };
}

/** A browser that agrees does not delete the list when it needs room, or when nobody visits the site for a while. */
function requestPersistence(): void {
  // This method is missing in older browsers.
  if ('storage' in navigator) navigator.storage.persist().catch(() => undefined);
}

/** One per page. */
export const storedList = createStoredList();
