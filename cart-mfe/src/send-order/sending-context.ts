import { createContext } from 'react';
import { keptOrders, type KeptOrders } from './kept-orders';
import { orderSending } from './order-sending';
import type { OrderSending } from './send-order';

interface Sending {
  sending: OrderSending;
  /** Where `sending` keeps the orders. */
  kept: KeptOrders;
}

export const SendingContext = createContext<Sending>({ sending: orderSending, kept: keptOrders });
