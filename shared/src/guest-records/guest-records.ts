import * as v from 'valibot';
import { STORAGE_KEYS } from '../navigation/page-names';
import { stored, type RecordKind } from '../stored/stored';

const DAY_MS = 24 * 60 * 60 * 1000;

/** The orders that were submitted and whose confirmation was not seen, by reference. */
export const PENDING_ORDERS: RecordKind = {
  prefix: STORAGE_KEYS.pendingOrders,
  maxAgeMs: 7 * DAY_MS,
};

/** The accounts that asked to be remembered, by uid. */
export const REMEMBERED_GUESTS: RecordKind = {
  prefix: STORAGE_KEYS.rememberedGuests,
  maxAgeMs: 365 * DAY_MS,
};

/** What every release can read of an order, whichever has stored it. */
export const OrderStatusSchema = v.object({
  /** The account that submitted it; null if that cannot be read. */
  uid: v.fallback(v.nullable(v.string()), null),
  status: v.fallback(v.string(), 'unknown'),
});

/** The status of an order that the guest knows to have arrived: it is no longer pending. */
export const ORDER_DONE = 'done';

/**
 * The statuses of the account's pending orders on this device; none where storage is blocked.
 * @param uid undefined while nobody is logged in.
 */
export function pendingStatuses(uid: string | undefined): readonly string[] {
  return pendingOrders().flatMap((order) => ([uid, null].includes(order.uid) ? order.status : []));
}

/**
 * Whether the cart's page shows an order, or asks for a login to show it.
 * @param uid undefined while nobody is logged in: the order may be anybody's.
 */
export function hasPendingOrder(uid: string | undefined): boolean {
  return pendingOrders().some((order) => uid === undefined || [uid, null].includes(order.uid));
}

function pendingOrders(): readonly v.InferOutput<typeof OrderStatusSchema>[] {
  const orders = stored(PENDING_ORDERS, OrderStatusSchema).read()?.values() ?? [];
  return [...orders].filter(({ status }) => status !== ORDER_DONE);
}

/** Deletes what is stored for long enough. For every page: its guest may never open the cart again. */
export function forgetOldRecords(): void {
  // Reading deletes it.
  for (const kind of [PENDING_ORDERS, REMEMBERED_GUESTS]) stored(kind, v.unknown()).read();
}
