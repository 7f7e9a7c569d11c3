import { createContext } from 'react';
import { keptOrders, type KeptOrders } from '../send-order/kept-orders';
import { orderSending } from '../send-order/order-sending';
import type { OrderSending } from '../send-order/send-order';

export interface Ports {
  sending: OrderSending;
  kept: KeptOrders;
  /** In milliseconds since 1970. */
  now: () => number;
}

/** The exposed components take no props, so tests replace the ports here. */
export const CheckoutPorts = createContext<Ports>({
  sending: orderSending,
  kept: keptOrders,
  now: Date.now,
});
