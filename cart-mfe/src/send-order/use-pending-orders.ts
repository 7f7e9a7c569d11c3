import { useAuth } from '@simmer/shared/auth';
import { useStore } from '@simmer/shared/store';
import { useEffect } from 'react';
import { useServices } from '../services/services';
import type { PendingOrder } from './pending-orders';
import { isAccount, useSending } from './use-sending';

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
  const sending = useSending();

  useEffect(() => {
    pendingOrders.start();
  }, [pendingOrders]);

  const current =
    !isCartEmpty && sending.status !== 'idle' && sending.isFromCart ? sending.order : undefined;
  const orders = all.filter(({ reference }) => reference !== current?.reference);
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
