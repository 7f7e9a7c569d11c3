import { totalCents, type CartItem } from '@simmer/shared/cart';
import type { Cents } from '@simmer/shared/money';
import { addressLine, oneLine } from './clean-text';

export const PAYMENT_METHODS = ['Cash', 'Check', 'Venmo'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

export const FULFILLMENTS = ['Delivery', 'Pickup'] as const;
export type Fulfillment = (typeof FULFILLMENTS)[number];

const PICKUP_ADDRESS = 'PICKUP';
const DEFAULT_NAME = 'Customer';

/** In characters. */
export const ORDER_LIMITS = { name: 80, email: 254, date: 40, time: 120, address: 300 } as const;

export interface OrderDetails {
  name: string;
  email: string;
  date: string;
  time: string;
  address: string;
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

/** @param today a day like `2026-12-24`. */
export function isOver({ date }: Order, today: string): boolean {
  return date !== '' && date < today;
}

/** What the guest had typed, to fill in the form again. */
export function detailsOf(order: Order): OrderDetails {
  const { name, email, date, time, address, fulfillment, paymentMethod } = order;
  return {
    name: name === DEFAULT_NAME ? '' : name,
    email,
    date,
    time,
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
  const typedName = oneLine(details.name, ORDER_LIMITS.name);
  const isPickup = details.fulfillment === 'Pickup';
  return Object.freeze({
    reference,
    items: Object.freeze(items.map((item) => Object.freeze({ ...item }))),
    totalCents: totalCents(items),
    name: typedName || oneLine(displayName ?? '', ORDER_LIMITS.name) || DEFAULT_NAME,
    email: oneLine(details.email, ORDER_LIMITS.email),
    date: oneLine(details.date, ORDER_LIMITS.date),
    time: oneLine(details.time, ORDER_LIMITS.time),
    address: isPickup ? PICKUP_ADDRESS : addressLine(details.address, ORDER_LIMITS.address),
    fulfillment: details.fulfillment,
    paymentMethod: details.paymentMethod,
  });
}
