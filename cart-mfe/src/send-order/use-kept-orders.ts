import { useAuth } from '@simmer/shared/auth';
import { use, useEffect, useSyncExternalStore } from 'react';
import type { KeptOrder } from './kept-orders';
import { SendingContext } from './sending-context';
import { isAccount, useSending } from './use-sending';

const NONE: readonly KeptOrder[] = [];

interface KeptForGuest {
  /** The account's orders, except the one whose lines are in the cart. */
  orders: readonly KeptOrder[];
  /** Set when the device has orders, but only logging in will tell whose they are. `sent` if all of them were sent. */
  needLogin: 'unsettled' | 'sent' | null;
}

export function useKeptOrders(isCartEmpty: boolean): KeptForGuest {
  const { kept } = use(SendingContext);
  const all = useSyncExternalStore(kept.subscribe, kept.list, () => NONE);
  const auth = useAuth();
  const sending = useSending();

  useEffect(() => {
    kept.start();
  }, [kept]);

  const current =
    !isCartEmpty && sending.status !== 'idle' && sending.isFromCart ? sending.order : undefined;
  const others = all.filter(({ order }) => order.reference !== current?.reference);
  if (auth.status !== 'signed-in')
    return { orders: NONE, needLogin: auth.status === 'signed-out' ? loginReasonOf(others) : null };
  return { orders: others.filter(({ uid }) => isAccount(auth, uid)), needLogin: null };
}

function loginReasonOf(orders: readonly KeptOrder[]): KeptForGuest['needLogin'] {
  if (orders.length === 0) return null;
  return orders.every(({ status }) => status === 'sent') ? 'sent' : 'unsettled';
}
