import { accountIdOf, useAuth, type AuthState } from '@simmer/shared/auth';
import { useStore } from '@simmer/shared/store';
import { useServices } from '../services/services';
import { shopTimeAt } from '@simmer/shared/shop-clock';
import { isOrderOfCart } from './known-reference';
import type { PendingOrder } from './pending-orders';
import type { ActiveState, SendState } from './send-state';

const IDLE: SendState = { status: 'idle' };

/** The order of the account that is signed in. Another account's order shows only while it is being sent. */
export function useSending(): SendState {
  const { sending } = useServices();
  const state = useStore(sending);
  return ownSending(state, useAuth());
}

/** @returns idle in place of the outcome of another account's order. */
export function ownSending(state: SendState, auth: AuthState): SendState {
  if (state.status === 'idle' || state.status === 'sending') return state;
  return isAccount(auth, state.uid) ? state : IDLE;
}

export function isAccount(auth: AuthState, uid: string | null): boolean {
  return accountIdOf(auth) === uid;
}

/** The order that the guest sends again by submitting the cart; null without one. */
export function useOrderOfCart(): ActiveState | null {
  const { now } = useServices();
  const sending = useSending();
  return isOrderOfCart(sending, () => shopTimeAt(now()).day) ? sending : null;
}

interface PendingForGuest {
  /** Those that are the account's, or may be, except the one whose lines are in the cart. */
  orders: readonly PendingOrder[];
  /** Set when the device has orders, but only logging in will tell whose they are. `sent` if all of them were sent. */
  needLogin: 'pending' | 'sent' | null;
}

export function usePendingOrders(isCartEmpty: boolean): PendingForGuest {
  const { pendingOrders } = useServices();
  const all = useStore(pendingOrders);
  const auth = useAuth();
  const ofCart = useOrderOfCart();

  const current = isCartEmpty ? undefined : ofCart?.order.reference;
  const orders = all.filter(({ reference }) => reference !== current);
  if (auth.status === 'signed-out' && orders.length > 0) {
    const areSent = orders.every(({ status }) => status === 'sent');
    return { orders: [], needLogin: areSent ? 'sent' : 'pending' };
  }
  return {
    orders: orders.filter(
      ({ uid }) => isAccount(auth, uid) || (uid === null && auth.status === 'signed-in'),
    ),
    needLogin: null,
  };
}
