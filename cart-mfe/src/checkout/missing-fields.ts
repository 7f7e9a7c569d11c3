import { isBlank } from '@simmer/shared/blank';
import type { OrderDetails } from '../send-order/order';

export type RequiredField = 'email' | 'time' | 'address';

/** In the order of the form. */
const REQUIRED_FIELDS = ['email', 'time', 'address'] as const;

export const FIELD_LABELS = {
  email: 'Email',
  time: 'Delivery Time',
  address: 'Delivery Address',
} as const satisfies Record<RequiredField, string>;

export function missingFields(details: OrderDetails): RequiredField[] {
  return REQUIRED_FIELDS.filter((field) => {
    if (field === 'address' && details.fulfillment === 'Pickup') return false;
    return isBlank(details[field]);
  });
}
