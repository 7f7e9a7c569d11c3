import { ORDER_DONE, OrderStatusSchema, SEND_STATUSES } from '@simmer/shared/guest-records';
import * as v from 'valibot';
import { OrderSchema } from '../order/order-schema';
import type { StoredOrder } from './attempt';

const FACTS = { version: v.literal(1), uid: v.string(), cart: v.number(), savedAt: v.number() };

/** What the device stores of an order, under its reference. */
export const RecordSchema = v.union([
  v.object({
    ...FACTS,
    status: v.picklist(SEND_STATUSES),
    isRepeat: v.boolean(),
    subject: v.exactOptional(v.string()),
    order: OrderSchema,
    earlier: v.exactOptional(
      v.object({ base: OrderSchema, isSent: v.boolean(), days: v.array(v.string()) }),
    ),
  }),
  // What stays of an order that the guest knows to have arrived, for the copies of its tab and of its mail.
  v.object({
    ...FACTS,
    status: v.literal(ORDER_DONE),
    history: v.string(),
    isCancelled: v.exactOptional(v.boolean()),
  }),
  OrderStatusSchema,
]);

export type StoredRecord = v.InferOutput<typeof RecordSchema>;

export function isSent(record: StoredRecord | undefined): boolean {
  return record?.status === 'sent' || record?.status === ORDER_DONE;
}

/** The order's revisions; undefined if they are not known. */
export function historyOf(record: StoredRecord | undefined): string | undefined {
  if (!record) return undefined;
  if ('order' in record) return record.order.history;
  return 'history' in record ? record.history : undefined;
}

export function wasCancelled(record: StoredRecord | undefined): boolean {
  if (!record) return false;
  if ('order' in record) return record.order.isCancelled;
  return 'isCancelled' in record && record.isCancelled === true;
}

/** @returns undefined for an order that the guest knows about. */
export function storedOrder(reference: string, record: StoredRecord): StoredOrder | undefined {
  if (record.status === ORDER_DONE) return undefined;
  if ('order' in record && record.order.reference === reference) return { reference, ...record };
  const { uid, status } = record;
  const isRepeat = 'isRepeat' in record && record.isRepeat;
  return { reference, uid, status, isRepeat, order: undefined };
}
