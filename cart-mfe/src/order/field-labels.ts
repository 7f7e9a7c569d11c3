import type { Fulfillment } from './order';

/** The details that can be wrong or missing. */
export type DetailField = 'email' | 'date' | 'time' | 'address';

const LABELS = {
  Delivery: {
    email: 'Email',
    date: 'Delivery Date',
    time: 'Delivery Time',
    address: 'Delivery Address',
  },
  Pickup: { email: 'Email', date: 'Pickup Date', time: 'Pickup Time', address: 'Pickup Address' },
} as const satisfies Record<Fulfillment, Record<DetailField, string>>;

export function fieldLabel(field: DetailField, fulfillment: Fulfillment): string {
  return LABELS[fulfillment][field];
}
