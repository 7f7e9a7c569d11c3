import { useAuth } from '@simmer/shared/auth';
import { useStore } from '@simmer/shared/store';
import { useEffect } from 'react';
import { useServices } from '../services/services';
import type { PendingOrder, UnreadableOrder } from './pending-orders';
import { isAccount, useSending } from './use-sending';

const NONE: readonly never[] = [];

interface PendingForGuest {
  /** The account's orders, except the one whose lines are in the cart. */
  orders: readonly PendingOrder[];
  /** Those of another release that are the account's, or may be. */
  unreadable: readonly UnreadableOrder[];
  /** Set when the device has orders, but only logging in will tell whose they are. `sent` if all of them were sent. */
  needLogin: 'pending' | 'sent' | null;
}

export function usePendingOrders(isCartEmpty: boolean): PendingForGuest {
  const { pendingOrders } = useServices();
  const { readable, unreadable } = useStore(pendingOrders);
  const auth = useAuth();
  const sending = useSending();

  useEffect(() => {
    pendingOrders.start();
  }, [pendingOrders]);

  const current =
    !isCartEmpty && sending.status !== 'idle' && sending.isFromCart ? sending.order : undefined;
  const others = readable.filter(({ order }) => order.reference !== current?.reference);
  if (auth.status !== 'signed-in') {
    const needLogin =
      auth.status === 'signed-out' ? loginReasonOf([...others, ...unreadable]) : null;
    return { orders: NONE, unreadable: NONE, needLogin };
  }
  return {
    orders: others.filter(({ uid }) => isAccount(auth, uid)),
    unreadable: unreadable.filter(({ uid }) => uid === null || isAccount(auth, uid)),
    needLogin: null,
  };
}

function loginReasonOf(orders: readonly { status: string }[]): PendingForGuest['needLogin'] {
  if (orders.length === 0) return null;
  return orders.every(({ status }) => status === 'sent') ? 'sent' : 'pending';
}
