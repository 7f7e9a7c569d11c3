import type { ConfirmationState } from '@simmer/shared/navigation';
import * as v from 'valibot';
import type { Order } from '../order/order';
import { OrderSchema } from '../order/order-schema';
import type { Attempt } from '../send-order/attempt';

const { items, ...facts } = OrderSchema.entries;

const ConfirmationSchema = v.object({
  uid: v.string(),
  /** Whether it changes an order that was sent before. */
  isChange: v.boolean(),
  cartItems: items,
  ...facts,
});

export function confirmationStateOf(
  of: Pick<Attempt, 'order' | 'uid' | 'earlier'>,
): ConfirmationState {
  const { items: cartItems, ...rest } = of.order;
  const more = { ...rest, isChange: of.earlier?.isSent ?? false };
  return { uid: of.uid, cartItems, ...more };
}

/** @returns undefined for a state that no checkout wrote. */
export function confirmedOrder(
  state: unknown,
): { uid: string; isChange: boolean; order: Order } | undefined {
  const { success, output } = v.safeParse(ConfirmationSchema, state);
  if (!success) return undefined;
  const { uid, isChange, cartItems, ...rest } = output;
  return { uid, isChange, order: { ...rest, items: cartItems } };
}
