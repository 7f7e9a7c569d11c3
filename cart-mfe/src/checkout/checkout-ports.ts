import { createContext } from 'react';
import { orderSending } from '../send-order/order-sending';
import type { OrderSending } from '../send-order/send-order';

export interface Ports {
  sending: OrderSending;
  /** The time, in milliseconds since 1970. */
  now: () => number;
}

/** The checkout's side doors: the exposed component takes no props, so a test swaps them here. */
export const CheckoutPorts = createContext<Ports>({ sending: orderSending, now: Date.now });
