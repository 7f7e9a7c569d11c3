import * as v from 'valibot';
import { stored, type RecordKind } from '../stored/stored';

const DAY_MS = 24 * 60 * 60 * 1000;

/** The orders that were submitted and whose confirmation was not seen, by reference. */
export const PENDING_ORDERS: RecordKind = { prefix: 'simmer:order/', maxAgeMs: 7 * DAY_MS };

/** The accounts that asked to be remembered, by uid. */
export const REMEMBERED_GUESTS: RecordKind = {
  prefix: 'simmer:remembered/',
  maxAgeMs: 365 * DAY_MS,
};

/** What every release can read of an order, whichever has stored it. */
export const OrderStatusSchema = v.object({
  /** The account that submitted it; null if that cannot be read. */
  uid: v.fallback(v.nullable(v.string()), null),
  status: v.fallback(v.string(), 'unknown'),
});

/**
 * Whether this device holds a pending order of the account; false where storage is blocked. Every page asks, so the
 * device also forgets here what it has stored for long enough: its guest may never open the cart again.
 * @param uid undefined while nobody is logged in.
 */
export function hasPendingOrder(uid: string | undefined): boolean {
  stored(REMEMBERED_GUESTS, v.unknown()).read();
  const orders = stored(PENDING_ORDERS, OrderStatusSchema).read();
  return [...(orders?.values() ?? [])].some(
    (order) => order.status !== 'sent' && [uid, null].includes(order.uid),
  );
}
