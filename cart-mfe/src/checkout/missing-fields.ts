import type { OrderDetails } from '../send-order/order';

export type RequiredField = 'email' | 'time' | 'address';

/** In the order of the form, so that the first one named is the first one met. */
export const REQUIRED_FIELDS = ['email', 'time', 'address'] as const;

export const FIELD_LABELS = {
  email: 'Email',
  time: 'Delivery Time',
  address: 'Delivery Address',
} as const satisfies Record<RequiredField, string>;

/** What is still blank and must not be; an address is only needed where something is brought to. */
export function missingFields(details: OrderDetails): RequiredField[] {
  return REQUIRED_FIELDS.filter((field) => {
    if (field === 'address' && details.handover === 'Pickup') return false;
    return details[field].trim() === '';
  });
}
