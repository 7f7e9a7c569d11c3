import { accountIdOf, auth } from '@simmer/shared/auth';
import { cart, type CartItem } from '@simmer/shared/cart';
import { mayBeOf, mayHaveArrived, PENDING_ORDERS } from '@simmer/shared/guest-records';
import { isPastDay } from '@simmer/shared/shop-calendar';
import { shopTimeAt } from '@simmer/shared/shop-clock';
import { waitOrOnline } from '@simmer/shared/wait';
import { events } from '../events';
import type { Counting } from '../limits/limits-view';
import { changing } from '../order/changing';
import { draft } from '../order/draft-store';
import type { Order } from '../order/order';
import type { Remembered } from '../remember-me/remembered';
import { isAttempt, type Attempt } from './attempt';
import { changeLink, kitchenTicket } from './kitchen-ticket';
import { haveSameLines, identityOfChange, isInCart } from './known-reference';
import { submittedLine, type ReadCurrentMenu } from './menu-changes';
import type { OrderMailer } from './order-mailer';
import type { Outbox } from './outbox';
import { createSendOrder } from './send-order';

/** Sends the page's orders, and does what follows from their outcome. */
export function createOrderSending(
  outbox: Outbox,
  mailer: OrderMailer,
  readCurrentMenu: ReadCurrentMenu,
  remembered: Remembered,
  counting: Counting,
  now: () => number,
) {
  /** Whether what the page has sent is counted, by reference. */
  const counted = new Map<string, Promise<boolean>>();

  outbox.onEnd((attempt) => {
    const { uid, status, order } = attempt;
    counted.set(order.reference, endCounting(attempt));
    if (status === 'sent' && mayRemember(attempt))
      remembered.remember(uid, order, changeLink(order));
    // On other pages, the shell would speak of an order.
    if (order.isCancelled) return;
    if (status !== 'sent') {
      events.publish('order/failed', { mayHaveArrived: mayHaveArrived(attempt) });
      return;
    }
    leaveForm(attempt);
    events.publish('order/sent', { lines: order.items.length, totalCents: order.totalCents });
  });
  warnWhileSending(outbox);

  const send = createSendOrder({
    ...{ outbox, mailer, readCurrentMenu, counting, kitchenTicket, inTurn },
    pause: waitOrOnline,
  });

  /** What may have arrived keeps its portions; the owner sees that it is not confirmed. */
  async function endCounting(attempt: Attempt): Promise<boolean> {
    const { status } = attempt;
    if (status === 'sending' || status === 'unknown') return true;
    return counting.end(attempt, status === 'sent');
  }

  /** An earlier page may have been closed before it gave portions back. */
  function endEarlier(): void {
    const uid = loggedIn();
    if (uid === undefined) return;
    stop();
    const earlier = outbox.get().orders.filter(isAttempt);
    for (const { reference } of earlier.filter((one) => one.uid === uid))
      void inTurn(reference, async () => {
        // This page sends it, or will as soon as it has its turn.
        if (outbox.get().running === reference) return;
        const attempt = outbox.readAgain(reference);
        // Where there are no turns, another tab may be about to mail it.
        if (attempt && (attempt.status === 'sent' || 'locks' in navigator))
          await endCounting(attempt);
      });
  }
  const stop = auth.subscribe(endEarlier);
  endEarlier();

  /** The checkbox decides, or the choice the guest made for an earlier order; nobody chooses for another account. */
  function mayRemember(attempt: Attempt): boolean {
    const box = isInForm(attempt) ? draft.get().isRemembered : null;
    return box ?? remembered.get().guests.some(({ uid }) => uid === attempt.uid);
  }

  /** Finishes the order: its lines are removed from the cart, and its details from the form. */
  function leaveForm(attempt: Attempt): void {
    // Another order with the same cart is being sent.
    if (outbox.get().running !== undefined) return;
    const { uid, order } = attempt;
    const isTyped = isInForm(attempt);
    // The guest may have added the same dishes again after a reload, because they did not trust it.
    const hasLines = isInCart(attempt) || haveSameLines(cart.get(), order.items);
    // The guest may have logged out before the answer, and another one may have logged in.
    if (hasLines && mayBeOf({ uid }, loggedIn())) removeFromCart(order.items);
    if (isTyped) draft.clear();
    if (changing.get()?.base.reference === order.reference) changing.finish(cart.get());
  }

  return {
    /** Sends the order that the form has, or one of an earlier page. */
    send: (order: Order, isFromCart: boolean) =>
      send(
        ...([order, loggedIn() ?? '', isFromCart ? cart.filledAt() : undefined] as const),
        isFromCart ? changing.get()?.base : undefined,
      ),
    /** Whoever has the order's secret may cancel it, also without an account. */
    cancel(order: Order): Promise<void> {
      const identity = identityOfChange(order, outbox.get().orders);
      const cancelled = Object.freeze({ ...order, ...identity, isCancelled: true });
      return send(cancelled, loggedIn() ?? '', undefined, order);
    },
    /**
     * The guest has seen the confirmation. Until the order is counted, it stays on the device, whose next page counts it.
     * @param known as for the `close` of the outbox.
     */
    async confirm(reference: string, known: string): Promise<void> {
      if ((await counted.get(reference)) !== false) outbox.close(reference, known);
    },
    /** The guest considers an order done, of this page or of an earlier one. */
    dismiss(attempt: Attempt): void {
      const { reference, order } = attempt;
      if (!mayHaveArrived(attempt)) {
        outbox.remove(reference);
        // An earlier page may have been closed before it gave the portions back; another tab may be sending the order.
        void inTurn(reference, async () => {
          if (!outbox.find(reference)) await endCounting(attempt);
        });
        return;
      }
      // If its latest attempt has failed, nobody knows which one has arrived, so all keep their portions.
      if (mayHaveArrived({ ...attempt, isRepeat: false })) void counting.end(attempt, true);
      // Once the order's day is over, the same cart is a new order.
      if (isPastDay(order.date, shopTimeAt(now()).day)) {
        outbox.remove(reference);
        return;
      }
      outbox.close(reference);
      // A cancellation leaves the cart alone, even if that has the same dishes again.
      if (!order.isCancelled) leaveForm(attempt);
    },
  };
}

function isInForm(attempt: Attempt): boolean {
  return isInCart(attempt) && attempt.uid === loggedIn();
}

function loggedIn(): string | undefined {
  return accountIdOf(auth.get());
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
    // Web Locks may be missing, or blocked along with storage.
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
  // The lines that are left make another cart.
  cart.clear();
  if (left.length > 0) cart.restore(left);
}

/**
 * Makes the browser ask before leaving the site while an order is being sent. It listens only that long, because a
 * `beforeunload` listener keeps a page out of the back/forward cache.
 */
function warnWhileSending({ get, subscribe }: Outbox): void {
  subscribe(() => {
    if (get().running !== undefined) window.addEventListener('beforeunload', ask);
    else window.removeEventListener('beforeunload', ask);
  });
}

function ask(event: BeforeUnloadEvent): void {
  event.preventDefault();
}
