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

/**
 * `checking`: the menu is being read, or the next try waits for a busy service. `sending`: a request is on its way.
 * `blocked`: the guest has to decide about changes of the menu first. `unsent`: the latest attempt certainly sent nothing.
 * `unknown`: it may have arrived.
 */
export const SEND_STATUSES = [
  'checking',
  'sending',
  'blocked',
  'unsent',
  'unknown',
  'sent',
] as const;
export type SendStatus = (typeof SEND_STATUSES)[number];

const NOT_SENT: readonly string[] = ['checking', 'blocked', 'unsent'] satisfies SendStatus[];

/** An order, or what was sent about one later. */
const SUBJECTS = ['order', 'change', 'cancellation'] as const;
export type OrderSubject = (typeof SUBJECTS)[number];

/** What every release can read of an order, whichever has stored it. */
export const OrderStatusSchema = v.object({
  /** The account that submitted it; null if that cannot be read. */
  uid: v.fallback(v.nullable(v.string()), null),
  status: v.fallback(v.string(), 'unknown'),
  /** An earlier attempt to send it may have arrived. */
  isRepeat: v.fallback(v.boolean(), false),
  /** What was sent, or was not. */
  subject: v.fallback(v.picklist(SUBJECTS), 'order'),
});
type OrderStatus = v.InferOutput<typeof OrderStatusSchema>;

/** The status of an order that the guest knows to have arrived: it is no longer pending. */
export const ORDER_DONE = 'done';

/**
 * Whether an account may have submitted an order; `uid` is undefined while nobody is logged in. What nobody was logged in
 * for has an empty one: a cancellation.
 */
export function mayBeOf(
  { uid: owner }: Pick<OrderStatus, 'uid'>,
  uid: string | undefined,
): boolean {
  return uid === undefined || !owner || owner === uid;
}

/** Whether the owner may have the order. */
export function mayHaveArrived({
  status,
  isRepeat,
}: Pick<OrderStatus, 'status' | 'isRepeat'>): boolean {
  return isRepeat || !NOT_SENT.includes(status);
}

/**
 * The pending orders on this device that the cart's page shows, or asks for a login to show; none where storage is
 * blocked.
 * @param uid undefined while nobody is logged in.
 */
export function pendingOrders(uid: string | undefined): readonly OrderStatus[] {
  const orders = stored(PENDING_ORDERS, OrderStatusSchema).read()?.values() ?? [];
  return [...orders].filter((order) => order.status !== ORDER_DONE && mayBeOf(order, uid));
}

/** Whether this device remembers an account, in a record of any release. */
export function isRemembered(uid: string): boolean {
  return stored(REMEMBERED_GUESTS, v.unknown()).read()?.has(uid) === true;
}

/** Deletes what is stored for long enough. Every page calls this, because its guest may never open the cart again. */
export function forgetOldRecords(): void {
  // Reading deletes what is too old.
  for (const kind of [PENDING_ORDERS, REMEMBERED_GUESTS]) stored(kind, v.unknown()).read();
}
