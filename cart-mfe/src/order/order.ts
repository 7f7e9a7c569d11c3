import { totalCents, type CartItem } from '@simmer/shared/cart';
import type { Cents } from '@simmer/shared/money';
import { PICKUP } from '@simmer/shared/order-ticket';
import type { PaymentMethod } from '@simmer/shared/payment';
import { eachField, ORDER_FIELDS, type FieldName, type Fulfillment } from './order-fields';

const DEFAULT_NAME = 'Customer';

/** What the guest fills in. */
export interface OrderDetails extends Record<FieldName, string> {
  fulfillment: Fulfillment;
  paymentMethod: PaymentMethod;
}

/** Frozen: nothing typed or added later changes it. */
export interface Order extends Readonly<OrderDetails> {
  /** The same for every attempt to send the order. */
  readonly reference: string;
  readonly items: readonly CartItem[];
  readonly totalCents: Cents;
}

/** The name for a person to read, where the fallback alone would pass for one. */
export function readableName({ name }: Pick<Order, 'name'>): string {
  return name === DEFAULT_NAME ? `${name} (no name given)` : name;
}

/** @param today a day like `2026-12-24`. */
export function isOver({ date }: Order, today: string): boolean {
  return date !== '' && date < today;
}

/** What the guest had typed, to fill in the form again. */
export function detailsOf(order: Order): OrderDetails {
  const { name, address, fulfillment, paymentMethod } = order;
  return {
    ...eachField((field) => order[field]),
    name: name === DEFAULT_NAME ? '' : name,
    address: fulfillment === 'Pickup' ? '' : address,
    fulfillment,
    paymentMethod,
  };
}

/** @param displayName the account's name, used if the guest typed none. */
export function buildOrder(
  reference: string,
  items: readonly CartItem[],
  details: OrderDetails,
  displayName: string | null,
): Order {
  const { fulfillment, paymentMethod } = details;
  const typed = eachField((field, { clean, limit }) => clean(details[field], limit));
  const { clean, limit } = ORDER_FIELDS.name;
  return Object.freeze({
    reference,
    items: Object.freeze(items.map((item) => Object.freeze({ ...item }))),
    totalCents: totalCents(items),
    ...typed,
    name: typed.name || clean(displayName ?? '', limit) || DEFAULT_NAME,
    address: fulfillment === 'Pickup' ? PICKUP : typed.address,
    fulfillment,
    paymentMethod,
  });
}
