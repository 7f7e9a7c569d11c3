import { auth } from '@simmer/shared/auth';
import { createOrderingStore } from '@simmer/shared/ordering-store';
import { requestOrdering } from '@simmer/shared/request-ordering';
import { createAccountEntry } from './account-entry/account-entry';
import { readCurrentMenu } from './order-again/current-menu';
import { createRemembered } from './remember-me/remembered';
import { emailJsMailer } from './send-order/emailjs-mailer';
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
  readCurrentMenu,
  now: Date.now,
};
