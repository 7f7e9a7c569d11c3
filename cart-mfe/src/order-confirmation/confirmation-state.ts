import type { ConfirmationState } from '@simmer/shared/navigation';
import * as v from 'valibot';
import type { Order } from '../order/order';
import { OrderSchema } from '../order/order-schema';
import type { Attempt } from '../send-order/attempt';

const { items, ...facts } = OrderSchema.entries;

const ConfirmationSchema = v.object({
  uid: v.string(),
  cartItems: items,
  ...facts,
});

export function confirmationStateOf(of: Pick<Attempt, 'order' | 'uid'>): ConfirmationState {
  const { items: cartItems, ...rest } = of.order;
  return { uid: of.uid, cartItems, ...rest };
}

/** @returns undefined for a state that no checkout wrote. */
export function confirmedOrder(state: unknown): { uid: string; order: Order } | undefined {
  const { success, output } = v.safeParse(ConfirmationSchema, state);
  if (!success) return undefined;
  const { uid, cartItems, ...rest } = output;
  return { uid, order: { ...rest, items: cartItems } };
}
