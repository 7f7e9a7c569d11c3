import { CartItemSchema, MAX_CART_LINES } from '@simmer/shared/cart';
import { PAYMENT_METHODS } from '@simmer/shared/payment';
import * as v from 'valibot';
import { eachField, FULFILLMENTS } from '../order/order-fields';
import type { Submitted } from '../send-order/send-state';

const { name, size, quantity, flavor, modification, priceCents } = CartItemSchema.entries;
const MAX_TEXT_LENGTH = 500;

const text = v.fallback(v.pipe(v.string(), v.maxLength(MAX_TEXT_LENGTH)), '');

const SummaryLineSchema = v.object({
  name,
  size,
  quantity,
  flavor: v.fallback(flavor, null),
  modification: v.fallback(modification, null),
  priceCents: v.fallback(v.nullable(priceCents), null),
});

/** The navigation state may come from an older version or another page, or be forged. */
const ConfirmationSchema = v.object({
  /** The account that submitted it; no other account may see it. Blank from a release that did not note it. */
  uid: text,
  reference: text,
  paymentMethod: v.fallback(v.nullable(v.picklist(PAYMENT_METHODS)), null),
  cartItems: v.fallback(v.pipe(v.array(SummaryLineSchema), v.maxLength(MAX_CART_LINES)), []),
  totalCents: v.fallback(v.nullable(v.pipe(v.number(), v.safeInteger(), v.minValue(0))), null),
  fulfillment: v.fallback(v.nullable(v.picklist(FULFILLMENTS)), null),
  ...eachField(() => text),
});

export type SummaryLine = v.InferOutput<typeof SummaryLineSchema>;
/** Null or blank where the state had nothing usable. */
export type Confirmation = v.InferOutput<typeof ConfirmationSchema>;

/** Never throws, whatever the state holds. */
export function parseConfirmationState(state: unknown): Confirmation {
  const parsed = v.safeParse(ConfirmationSchema, state);
  return parsed.success ? parsed.output : v.parse(ConfirmationSchema, {});
}

/** Whether the state was left by a checkout. */
export function hasOrder({ reference, paymentMethod, cartItems }: Confirmation): boolean {
  return reference !== '' || paymentMethod !== null || cartItems.length > 0;
}

/** A snapshot for the navigation state, because the cart is empty by then. */
export function confirmationStateOf({ order, uid }: Pick<Submitted, 'order' | 'uid'>) {
  const { items: cartItems, ...facts } = order;
  return { uid, cartItems, ...facts };
}
