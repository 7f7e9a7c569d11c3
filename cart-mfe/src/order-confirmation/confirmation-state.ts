import * as v from 'valibot';
import type { Order } from '../order/order';
import { OrderSchema } from '../order/order-schema';
import type { Attempt } from '../send-order/attempt';

const { items, ...facts } = OrderSchema.entries;

/** The navigation state may be from another page, or be forged. */
const ConfirmationSchema = v.object({
  /** The account that submitted it; no other account may see it. */
  uid: v.string(),
  cartItems: items,
  ...facts,
});

/** A snapshot for the navigation state, because the cart is empty by then. */
export function confirmationStateOf({ order, uid }: Pick<Attempt, 'order' | 'uid'>) {
  const { items: cartItems, ...rest } = order;
  return { uid, cartItems, ...rest };
}

/** @returns undefined for a state that no checkout has left. */
export function confirmedOrder(state: unknown): { uid: string; order: Order } | undefined {
  const { success, output } = v.safeParse(ConfirmationSchema, state);
  if (!success) return undefined;
  const { uid, cartItems, ...rest } = output;
  return { uid, order: { ...rest, items: cartItems } };
}
