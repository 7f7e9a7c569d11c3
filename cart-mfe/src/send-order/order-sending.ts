import { accountIdOf, auth } from '@simmer/shared/auth';
import { cart, type CartItem } from '@simmer/shared/cart';
import { readMenu } from '@simmer/shared/firebase';
import { requestDishStates } from '@simmer/shared/request-dish-states';
import { PENDING_ORDERS } from '@simmer/shared/guest-records';
import { isPastDay } from '@simmer/shared/shop-calendar';
import { shopTimeAt } from '@simmer/shared/shop-clock';
import { waitOrOnline } from '@simmer/shared/wait';
import { events } from '../events';
import { draft } from '../order/draft-store';
import type { Order } from '../order/order';
import type { Remembered } from '../remember-me/remembered';
import type { createOrderedCarts } from './ordered-carts';
import type { PendingOrders } from './pending-orders';
import { kitchenTicket } from './kitchen-ticket';
import { createMenuReader, submittedLine } from './menu-changes';
import { haveSameLines } from './known-reference';
import type { OrderMailer } from './order-mailer';
import { createOrderSending, type OrderSending } from './send-order';

export function createPageSending(
  mailer: OrderMailer,
  pendingOrders: PendingOrders,
  orderedCarts: Pick<ReturnType<typeof createOrderedCarts>, 'add'>,
  remembered: Remembered,
  now: () => number,
): OrderSending {
  const sending = createOrderSending({
    mailer,
    pendingOrders,
    readCurrentMenu: createMenuReader({ readMenu, readDishStates: requestDishStates }),
    kitchenTicket,
    inTurn,
    pause: waitOrOnline,
    uid,
    onDone({ order, isFromCart, uid: submittedBy }, isSent) {
      // What is in the cart is then another order.
      if (!isSent && isPastDay(order.date, shopTimeAt(now()).day)) return;
      if (isSent && mayRemember(submittedBy, isFromCart)) remembered.remember(submittedBy, order);
      // The lines of an earlier page's order are in a cart that a reload restored.
      const isInCart = isFromCart || haveSameLines(cart.get(), order.items);
      // The guest may have logged out before the answer, and another one may have logged in.
      if (isInCart && ['', submittedBy].includes(uid())) {
        orderedCarts.add();
        removeFromCart(order.items);
      }
      if (isFromCart && submittedBy === uid()) draft.clear();
      if (isSent)
        events.publish('order/sent', { lines: order.items.length, totalCents: order.totalCents });
    },
    onFailed(mayHaveArrived) {
      events.publish('order/failed', { mayHaveArrived });
    },
  });
  warnWhileSending(sending);
  cart.subscribe(() => {
    if (cart.get().length === 0) sending.detach();
  });
  return sending;

  /** The checkbox decides, or the choice the guest made for an earlier order; nobody chooses for another account. */
  function mayRemember(submittedBy: string, isFromCart: boolean): boolean {
    const box = isFromCart && submittedBy === uid() ? draft.get().isRemembered : null;
    return box ?? remembered.get().guests.some((guest) => guest.uid === submittedBy);
  }
}

function uid(): string {
  return accountIdOf(auth.get()) ?? '';
}

/**
 * Runs a task once no other tab of this browser runs one for the same order. The browser releases the lock of a tab that
 * is closed.
 */
async function inTurn(reference: string, task: () => Promise<void>): Promise<void> {
  let hasRun = false;
  try {
    await navigator.locks.request(PENDING_ORDERS.prefix + reference, () => {
      hasRun = true;
      return task();
    });
  } catch (error) {
    // Web Locks are missing, or blocked along with storage.
    if (hasRun) throw error;
    await task();
  }
}

/** What the guest has added on another page in the meantime stays in the cart. */
function removeFromCart(sent: Order['items']): void {
  const left = cart.get().flatMap((item): CartItem[] => {
    const quantity = item.quantity - (submittedLine(item, sent)?.quantity ?? 0);
    return quantity > 0 ? [{ ...item, quantity }] : [];
  });
  // What is left is another cart.
  cart.clear();
  if (left.length > 0) cart.restore(left);
}

/**
 * Makes the browser ask before leaving the site while an order is being sent. It listens only that long, because a
 * `beforeunload` listener keeps a page out of the back/forward cache.
 */
function warnWhileSending({ get, subscribe }: OrderSending): void {
  subscribe(() => {
    if (get().status === 'sending') window.addEventListener('beforeunload', ask);
    else window.removeEventListener('beforeunload', ask);
  });
}

function ask(event: BeforeUnloadEvent): void {
  event.preventDefault();
}
