import type { OrderingStore } from '@simmer/shared/ordering-store';
import { createContext, use } from 'react';
import type { AccountEntry } from '../account-entry/account-entry';
import type { Remembered } from '../remember-me/remembered';
import type { PendingOrders } from '../send-order/pending-orders';
import type { ReadCurrentMenu } from '../send-order/menu-changes';
import type { OrderSending } from '../send-order/send-order';

/** What the module's components use. The exposed ones take no props, so tests provide their own here. */
export interface Services {
  sending: OrderSending;
  /** Where `sending` stores the orders. */
  pendingOrders: PendingOrders;
  remembered: Remembered;
  entry: AccountEntry;
  ordering: OrderingStore;
  readCurrentMenu: ReadCurrentMenu;
  /** In milliseconds since 1970. */
  now: () => number;
}

export const ServicesContext = createContext<Services | undefined>(undefined);

/** @throws Error outside of an exposed component. */
export function useServices(): Services {
  const services = use(ServicesContext);
  if (!services) throw new Error('There are no services.');
  return services;
}
