import { CartItemSchema, MAX_CART_LINES } from '@simmer/shared/cart';
import { HISTORY, SECRET } from '@simmer/shared/order-ticket';
import { PAYMENT_METHODS } from '@simmer/shared/payment';
import { isDay } from '@simmer/shared/shop-calendar';
import * as v from 'valibot';
import { eachField, FULFILLMENTS } from './order-fields';
import { REFERENCE } from './reference';

/** A date field accepts years of up to six digits. */
const FAR_DAY = /^\d{5,6}-\d{2}-\d{2}$/;

/** An order that an earlier page stored on the device; untrusted, because anyone may have edited it. */
export const OrderSchema = v.object({
  reference: v.pipe(v.string(), v.regex(REFERENCE)),
  secret: v.pipe(v.string(), v.regex(SECRET)),
  history: v.pipe(v.string(), v.regex(HISTORY)),
  isCancelled: v.boolean(),
  items: v.pipe(v.array(CartItemSchema), v.minLength(1), v.maxLength(MAX_CART_LINES)),
  totalCents: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  ...eachField((_name, { limit, missing }) => {
    // A character outside Unicode's Basic Multilingual Plane counts twice here and once in the limits.
    const text = v.pipe(v.string(), v.maxLength(2 * limit));
    // An earlier release may not have had a field that can stay empty.
    return missing === undefined ? v.optional(text, '') : text;
  }),
  date: v.pipe(
    v.string(),
    v.check((date) => date === '' || isDay(date) || FAR_DAY.test(date)),
  ),
  fulfillment: v.picklist(FULFILLMENTS),
  paymentMethod: v.picklist(PAYMENT_METHODS),
});
