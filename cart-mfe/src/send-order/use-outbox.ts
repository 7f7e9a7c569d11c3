import { accountIdOf, useAuth } from '@simmer/shared/auth';
import { useCartItems } from '@simmer/shared/cart';
import { mayBeOf } from '@simmer/shared/guest-records';
import { shopTimeAt } from '@simmer/shared/shop-clock';
import { useStore } from '@simmer/shared/store';
import { useServices } from '../services/services';
import { isAttempt, type Attempt, type StoredOrder } from './attempt';
import { orderOfCart } from './known-reference';

/** The order that this page is sending, of whichever account, and how often that has waited for a busy service. */
export function useRunning(): { reference: string; retry: number } | undefined {
  const { running, orders } = useStore(useServices().outbox);
  const attempt = orders.filter(isAttempt).find(({ reference }) => reference === running);
  return running === undefined ? undefined : { reference: running, retry: attempt?.retry ?? 0 };
}

/** The order that the guest sends again by submitting the cart. */
export function useOrderOfCart(): Attempt | undefined {
  const { outbox, now } = useServices();
  const { orders } = useStore(outbox);
  const uid = accountIdOf(useAuth());
  // A change of its lines may make it another cart.
  useCartItems();
  return orderOfCart(orders, uid, () => shopTimeAt(now()).day);
}

/** What this page has sent last for the account that is logged in. */
export function useSentOrder(): { sent: Attempt | undefined; isConfirmed: boolean } {
  const { sent, isConfirmed = false } = useStore(useServices().outbox);
  const uid = accountIdOf(useAuth());
  return { sent: sent?.uid === uid ? sent : undefined, isConfirmed };
}

interface PendingForGuest {
  /** The pending orders that are the account's, or may be, except the one whose lines are in the cart. */
  orders: readonly StoredOrder[];
  /**
   * Set when the device has orders, but only logging in will tell whose they are. It is `sent` if all of them were
   * sent.
   */
  needLogin: 'pending' | 'sent' | null;
}

export function usePendingOrders(): PendingForGuest {
  const { orders: all, sent } = useStore(useServices().outbox);
  const auth = useAuth();
  const uid = accountIdOf(auth);
  const ofCart = useOrderOfCart();

  // A cancellation has no confirmation, so that the guest learns about it here; as about a change that is on its way.
  const isConfirmed = ({ reference, status }: StoredOrder) =>
    reference === sent?.reference && status === 'sent' && !sent.order.isCancelled;
  const orders = all.filter((one) => !isConfirmed(one) && one.reference !== ofCart?.reference);
  if (auth.status === 'logged-out') {
    // Without an account, somebody has cancelled an order.
    const own = orders.filter(({ uid: owner }) => owner === '');
    const others = orders.filter((one) => !own.includes(one));
    if (others.length === 0) return { orders: own, needLogin: null };
    const areSent = others.every(({ status }) => status === 'sent');
    return { orders: own, needLogin: areSent ? 'sent' : 'pending' };
  }
  return {
    orders: orders.filter((one) => uid !== undefined && mayBeOf(one, uid)),
    needLogin: null,
  };
}
