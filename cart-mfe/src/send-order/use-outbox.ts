import { accountIdOf, useAuth } from '@simmer/shared/auth';
import { shopTimeAt } from '@simmer/shared/shop-clock';
import { useStore } from '@simmer/shared/store';
import { useServices } from '../services/services';
import { isAttempt, type Attempt, type StoredOrder } from './attempt';
import { orderOfCart } from './known-reference';

/** Whether this page is sending an order, of whichever account. */
export function useIsSending(): boolean {
  return useStore(useServices().outbox, ({ running }) => running !== undefined);
}

/** The order that the guest sends again by submitting the cart. */
export function useOrderOfCart(): Attempt | undefined {
  const { outbox, now } = useServices();
  const state = useStore(outbox);
  return orderOfCart(state, accountIdOf(useAuth()), () => shopTimeAt(now()).day);
}

/** What this page has sent last for the account that is signed in. */
export function useSentOrder(): { sent: Attempt | undefined; isConfirmed: boolean } {
  const { sent, isConfirmed = false } = useStore(useServices().outbox);
  const uid = accountIdOf(useAuth());
  return { sent: sent?.uid === uid ? sent : undefined, isConfirmed };
}

interface PendingForGuest {
  /** Those that are the account's, or may be, except the one whose lines are in the cart. */
  orders: readonly StoredOrder[];
  /** Set when the device has orders, but only logging in will tell whose they are. `sent` if all of them were sent. */
  needLogin: 'pending' | 'sent' | null;
}

export function usePendingOrders(isCartEmpty: boolean): PendingForGuest {
  const { orders: all, sent } = useStore(useServices().outbox);
  const auth = useAuth();
  const uid = accountIdOf(auth);
  const ofCart = useOrderOfCart();

  const shownElsewhere = [sent?.reference, isCartEmpty ? undefined : ofCart?.reference];
  const orders = all.filter(({ reference }) => !shownElsewhere.includes(reference));
  if (auth.status === 'signed-out' && orders.length > 0) {
    const areSent = orders.every(({ status }) => status === 'sent');
    return { orders: [], needLogin: areSent ? 'sent' : 'pending' };
  }
  return {
    orders: orders.filter((one) => uid !== undefined && [uid, null].includes(one.uid)),
    needLogin: null,
  };
}

/** Whether an order of the guest was not sent as far as this page knows, so that it waits for a network. */
export function useHasFailed(): boolean {
  const { outbox } = useServices();
  const { running, orders } = useStore(outbox);
  const uid = accountIdOf(useAuth());
  return orders
    .filter(isAttempt)
    .some((one) =>
      one.reference === running
        ? (one.retry ?? 0) > 0
        : one.uid === uid && ['unsent', 'unknown'].includes(one.status),
    );
}
