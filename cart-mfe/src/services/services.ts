import { readMenu } from '@simmer/shared/firebase';
import { createOrderingStore } from '@simmer/shared/ordering-store';
import { requestDishStates } from '@simmer/shared/request-dish-states';
import { requestOrdering } from '@simmer/shared/request-ordering';
import { createContext, use } from 'react';
import { createAccountEntry } from '../account-entry/account-entry';
import { createRemembered } from '../remember-me/remembered';
import { emailJsMailer } from '../send-order/emailjs-mailer';
import { createMenuReader } from '../send-order/menu-changes';
import type { OrderMailer } from '../send-order/order-mailer';
import { createPageSending } from '../send-order/order-sending';
import { createOrderedCarts } from '../send-order/ordered-carts';
import { createPendingOrders } from '../send-order/pending-orders';

type Services = ReturnType<typeof createServices>;

/**
 * What the module's components use.
 * @param now in milliseconds since 1970.
 */
export function createServices(mailer: OrderMailer, now: () => number) {
  const pendingOrders = createPendingOrders(now);
  const remembered = createRemembered(now);
  const orderedCarts = createOrderedCarts(now);
  return {
    pendingOrders,
    remembered,
    orderedCarts,
    entry: createAccountEntry(),
    sending: createPageSending(mailer, pendingOrders, orderedCarts, remembered, now),
    ordering: createOrderingStore(requestOrdering),
    readCurrentMenu: createMenuReader({ readMenu, readDishStates: requestDishStates }),
    now,
  };
}

/**
 * By default, one of each per page: they outlive the checkout, so that no answer is lost when the guest leaves. The exposed
 * components take no props, so tests provide their own here.
 */
export const ServicesContext = createContext(createServices(emailJsMailer, Date.now));

export function useServices(): Services {
  return use(ServicesContext);
}
