import { CartItemSchema, MAX_CART_LINES } from '@simmer/shared/cart';
import { isDay } from '@simmer/shared/shop-calendar';
import * as v from 'valibot';
import { FULFILLMENTS, ORDER_LIMITS, PAYMENT_METHODS } from './order';
import { REFERENCE } from './reference';

const text = (maxLength: number) => v.pipe(v.string(), v.maxLength(maxLength));

/** A date field accepts years of up to six digits. */
const FAR_DAY = /^\d{5,6}-\d{2}-\d{2}$/;

/** An order that an earlier page stored on the device; untrusted, because anyone may have edited it. */
export const OrderSchema = v.object({
  reference: v.pipe(v.string(), v.regex(REFERENCE)),
  items: v.pipe(v.array(CartItemSchema), v.minLength(1), v.maxLength(MAX_CART_LINES)),
  totalCents: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  // A character outside Unicode's Basic Multilingual Plane counts twice here and once in the limits.
  name: text(2 * ORDER_LIMITS.name),
  email: text(2 * ORDER_LIMITS.email),
  date: v.pipe(
    v.string(),
    v.check((date) => date === '' || isDay(date) || FAR_DAY.test(date)),
  ),
  time: text(2 * ORDER_LIMITS.time),
  address: text(2 * ORDER_LIMITS.address),
  fulfillment: v.picklist(FULFILLMENTS),
  paymentMethod: v.picklist(PAYMENT_METHODS),
});
