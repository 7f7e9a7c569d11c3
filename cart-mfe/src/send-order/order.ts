import { totalCents, type CartItem } from '@simmer/shared/cart';
import type { Cents } from '@simmer/shared/money';
import { addressLine, oneLine } from './clean-text';

export const PAYMENT_METHODS = ['Cash', 'Check', 'Venmo'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

export const HANDOVERS = ['Delivery', 'Pickup'] as const;
export type Handover = (typeof HANDOVERS)[number];

/** What goes out in place of an address when the guest comes to the kitchen. */
export const PICKUP_ADDRESS = 'PICKUP';
/** Who orders when neither the guest nor the account says a name. */
export const NAMELESS = 'Customer';

/** The longest text of each field, in characters; the inputs stop there and the order is cut there. */
export const ORDER_LIMITS = { name: 80, email: 254, date: 40, time: 120, address: 300 } as const;

/** What a guest fills in. */
export interface OrderDetails {
  name: string;
  email: string;
  date: string;
  time: string;
  address: string;
  handover: Handover;
  paymentMethod: PaymentMethod;
}

/** An order as it was when the guest pressed the button; nothing typed or added later changes it. */
export interface Order extends Readonly<OrderDetails> {
  readonly items: readonly CartItem[];
  readonly totalCents: Cents;
}

/**
 * Cleans what was typed and freezes it with the cart's lines.
 * @param displayName the account's own, for a guest who typed no name.
 */
export function buildOrder(
  items: readonly CartItem[],
  details: OrderDetails,
  displayName: string | null,
): Order {
  const typedName = oneLine(details.name, ORDER_LIMITS.name);
  const isPickup = details.handover === 'Pickup';
  return Object.freeze({
    items: Object.freeze(items.map((item) => Object.freeze({ ...item }))),
    totalCents: totalCents(items),
    name: typedName || oneLine(displayName ?? '', ORDER_LIMITS.name) || NAMELESS,
    email: oneLine(details.email, ORDER_LIMITS.email),
    date: oneLine(details.date, ORDER_LIMITS.date),
    time: oneLine(details.time, ORDER_LIMITS.time),
    address: isPickup ? PICKUP_ADDRESS : addressLine(details.address, ORDER_LIMITS.address),
    handover: details.handover,
    paymentMethod: details.paymentMethod,
  });
}
