import { auth } from '@simmer/shared/auth';
import { readMenu } from '@simmer/shared/firebase';
import { createOrderingStore } from '@simmer/shared/ordering-store';
import { requestDishStates } from '@simmer/shared/request-dish-states';
import { requestOrdering } from '@simmer/shared/request-ordering';
import { createAccountEntry } from './account-entry/account-entry';
import { readFixedDishes } from './order-again/fixed-dishes';
import { createRemembered } from './remember-me/remembered';
import { emailJsMailer } from './send-order/emailjs-mailer';
import { createMenuReader } from './send-order/menu-changes';
import { createPendingOrders } from './send-order/pending-orders';
import { createPageSending } from './send-order/order-sending';
import type { Services } from './services/services';

const pendingOrders = createPendingOrders();
const remembered = createRemembered();

/** One of each per page. They outlive the checkout, so that no answer is lost when the guest leaves. */
export const pageServices: Services = {
  pendingOrders,
  remembered,
  entry: createAccountEntry(auth),
  sending: createPageSending(emailJsMailer, pendingOrders, remembered),
  ordering: createOrderingStore(requestOrdering),
  readCurrentMenu: createMenuReader({
    readMenu,
    readDishStates: requestDishStates,
    readFixedDishes,
  }),
  now: Date.now,
};
