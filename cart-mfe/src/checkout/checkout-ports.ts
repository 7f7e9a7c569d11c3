import type { OrderingStore } from '@simmer/shared/ordering-store';
import { createContext } from 'react';
import { readCurrentMenu } from '../order-again/current-menu';
import { pageOrdering } from '../ordering/page-ordering';
import { remembered, type Remembered } from '../remember-me/remembered';
import { keptOrders, type KeptOrders } from '../send-order/kept-orders';
import type { ReadCurrentMenu } from '../send-order/menu-changes';
import { orderSending } from '../send-order/order-sending';
import type { OrderSending } from '../send-order/send-order';

export interface Ports {
  sending: OrderSending;
  kept: KeptOrders;
  remembered: Remembered;
  readCurrentMenu: ReadCurrentMenu;
  ordering: OrderingStore;
  /** In milliseconds since 1970. */
  now: () => number;
}

/** The exposed components take no props, so tests replace the ports through this context. */
export const CheckoutPorts = createContext<Ports>({
  sending: orderSending,
  kept: keptOrders,
  remembered,
  readCurrentMenu,
  ordering: pageOrdering,
  now: Date.now,
});
