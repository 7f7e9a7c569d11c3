import { accountIdOf, auth } from '@simmer/shared/auth';
import { createAccountEntry } from '@simmer/shared/account-entry';
import { readMenu } from '@simmer/shared/firebase';
import { createOrderingStore } from '@simmer/shared/ordering-store';
import { requestOrdering } from '@simmer/shared/request-ordering';
import { shopTimeAt } from '@simmer/shared/shop-clock';
import { createStore } from '@simmer/shared/store';
import { createContext, use } from 'react';
import { createLimits } from '../limits/limits-service';
import { changing } from '../order/changing';
import { createRemembered } from '../remember-me/remembered';
import { createCopiedCart } from '../send-order/copied-cart';
import { emailJsMailer } from '../send-order/emailjs-mailer';
import { orderOfCart } from '../send-order/known-reference';
import { createMenuReader } from '../send-order/menu-changes';
import type { OrderMailer } from '../send-order/order-mailer';
import { createOrderSending } from '../send-order/order-sending';
import { createOutbox } from '../send-order/outbox';

export type Services = ReturnType<typeof createServices>;

/**
 * What the module's components use.
 * @param now in milliseconds since 1970.
 */
export function createServices(mailer: OrderMailer, now: () => number) {
  const outbox = createOutbox(now);
  const remembered = createRemembered(now);
  const entry = createAccountEntry();
  entry.follow();
  // The composer also runs this code, outside a browser.
  if (typeof window !== 'undefined') for (const store of [outbox, remembered]) store.start();
  const today = () => shopTimeAt(now()).day;
  const ordering = createOrderingStore(requestOrdering);
  const limits = createLimits(
    now,
    () =>
      orderOfCart(outbox.get().orders, accountIdOf(auth.get()), today)?.reference ??
      changing.get()?.base.reference,
    ordering.get,
  );
  const readCurrentMenu = createMenuReader({ readMenu });
  return {
    outbox,
    remembered,
    copiedCart: createCopiedCart(outbox),
    entry,
    limits,
    sending: createOrderSending(outbox, mailer, readCurrentMenu, remembered, limits, now),
    ordering,
    /** Whether this visit has read what decides until when an order can be changed. */
    isCutoffKnown: createStore('known cutoff', false),
    readCurrentMenu,
    now,
  };
}

/**
 * By default, a page has one of each: they outlive the checkout, so that no answer is lost when the guest leaves. The
 * exposed components take no props, so tests provide their own here.
 */
export const ServicesContext = createContext(createServices(emailJsMailer, () => Date.now()));

export function useServices(): Services {
  return use(ServicesContext);
}
