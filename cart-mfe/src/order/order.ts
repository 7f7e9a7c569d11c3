import { totalCents, type CartItem } from '@simmer/shared/cart';
import type { Cents } from '@simmer/shared/money';
import type { PaymentMethod } from '@simmer/shared/payment';
import { eachField, ORDER_FIELDS, type FieldName, type Fulfillment } from './order-fields';
import { identityOf, type OrderIdentity } from './reference';

/** What the specification calls the address of a pickup. `fulfillment` decides: a guest may have typed it. */
const PICKUP = 'PICKUP';

/** What the guest fills in. */
export interface OrderDetails extends Record<FieldName, string> {
  fulfillment: Fulfillment;
  paymentMethod: PaymentMethod;
}

/** The order is frozen: nothing typed or added later changes it. */
export interface Order extends Readonly<OrderDetails>, OrderIdentity {
  /** The guest does not want it any more. */
  readonly isCancelled: boolean;
  readonly items: readonly CartItem[];
  readonly totalCents: Cents;
}

/** What the owner has, or may have, of an order from before an attempt to send it. */
export interface EarlierOrder {
  /** What she has; or, if she certainly has none, what she may have. */
  readonly base: Order;
  /** Whether she certainly has `base`, so that the attempt changes or cancels an order. */
  readonly isSent: boolean;
  /** The days of all revisions that she has or may have. */
  readonly days: readonly string[];
}

/** The name as a person should read it: the mail’s fallback could otherwise be taken for a real name. */
export function readableName({ name }: Pick<Order, 'name'>): string {
  return name || `${ORDER_FIELDS.name.whenEmpty} (no name given)`;
}

/** What the guest had typed, to fill in the form again. */
export function detailsOf(order: Order): OrderDetails {
  const { address, fulfillment, paymentMethod } = order;
  return {
    ...eachField((field) => order[field]),
    address: fulfillment === 'Pickup' ? '' : address,
    fulfillment,
    paymentMethod,
  };
}

/** @param displayName the account's name, used if the guest typed none. */
export function buildOrder(
  identity: OrderIdentity,
  items: readonly CartItem[],
  details: OrderDetails,
  displayName: string | null,
): Order {
  const { fulfillment, paymentMethod } = details;
  const typed = eachField((field, { clean, limit }) => clean(details[field], limit));
  const { clean, limit } = ORDER_FIELDS.name;
  return Object.freeze({
    ...{ ...identityOf(identity), isCancelled: false },
    items: Object.freeze(items.map((item) => Object.freeze({ ...item }))),
    totalCents: totalCents(items),
    ...typed,
    name: typed.name || clean(displayName ?? '', limit),
    address: fulfillment === 'Pickup' ? PICKUP : typed.address,
    fulfillment,
    paymentMethod,
  });
}
