import { cart } from '@simmer/shared/cart';
import { siteConfig } from '@simmer/shared/config';
import { type CartState, ROUTES, useNavigate, useNavigationState } from '@simmer/shared/navigation';
import { useEffect, useRef, useState } from 'react';
import * as v from 'valibot';
import { announceChange } from '../line-notes/line-changes';
import { useServices } from '../services/services';
import { FORGOTTEN, type RememberedGuest, type RememberedOrder } from '../remember-me/remembered';
import { useRemembered } from '../remember-me/use-remembered';
import { usePendingOrders } from '../send-order/use-outbox';
import { orderAgain, outcomeText, type OrderAgain } from './order-again';

export const CHECKING = 'Checking today’s menu…';

const AskedSchema: v.GenericSchema<unknown, CartState> = v.object({ orderAgain: v.literal(true) });

export type EarlierOrders = ReturnType<typeof useOrderAgain>;

/** @param focusHeading is called when the button is gone. */
export function useOrderAgain(focusHeading: () => void) {
  const { readCurrentMenu } = useServices();
  const { uid, guest, isAvailable, forget } = useRemembered();
  const pending = usePendingOrders();
  const navigate = useNavigate();
  const isAsked = v.is(AskedSchema, useNavigationState());
  const orders = pending.orders.length === 0 ? (guest?.orders ?? []) : [];
  const [latest] = orders;
  const isOffered = latest !== undefined;
  /** The reference of the order that is compared with today's menu. */
  const [reading, setReading] = useState<string>();
  /** The outcome belongs to one account: the next one must not see it. */
  const [result, setResult] = useState<{ uid: string; reference: string; outcome: OrderAgain }>();
  /** The account whose orders this device has forgotten, as far as this page knows. */
  const [forgotten, setForgotten] = useState<string>();
  /** The home page offered an order, but another tab has forgotten it since. */
  const isGone = isAsked && isAvailable && uid !== undefined && guest === undefined;
  /** The guest whose order may go into the cart; undefined once this page is left. */
  const current = useRef<RememberedGuest>(undefined);

  useEffect(() => {
    current.current = guest;
    return () => {
      current.current = undefined;
    };
  }, [guest]);

  async function order({ reference, items }: RememberedOrder): Promise<void> {
    if (reading !== undefined || uid === undefined) return;
    setReading(reference);
    setResult(undefined);
    announceChange(CHECKING);
    const menu = await readCurrentMenu(items);
    setReading(undefined);
    announceChange('');
    // Orders are compared by reference, because another tab may have made this page read the same ones again.
    const isStillOffered =
      current.current?.uid === uid &&
      current.current.orders.some((one) => one.reference === reference);
    if (!isStillOffered || cart.get().length > 0) return;
    const outcome = orderAgain(items, menu, siteConfig().ordering.maxQuantity);
    setResult({ uid, reference, outcome });
    announceChange(outcomeText(outcome).join(' '));
    if (outcome.items.length === 0) return;
    cart.restore(outcome.items);
    focusHeading();
  }

  useEffect(() => {
    if (!isAsked || !latest) return;
    // A guest who returns to this page has not asked to order again.
    void Promise.resolve(navigate(ROUTES.cart, { replace: true })).then(() => order(latest));
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `order` is another function each time.
  }, [isAsked, isOffered]);

  useEffect(() => {
    if (!isGone) return;
    void navigate(ROUTES.cart, { replace: true });
    sayForgotten();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- Both are other functions each time.
  }, [isGone]);

  function sayForgotten(): void {
    setForgotten(uid);
    announceChange(FORGOTTEN);
  }

  return {
    /**
     * The orders that this device remembers of the guest, the latest first. There are none while an order may not have
     * arrived, because ordering again could duplicate it.
     */
    orders,
    isOffered,
    reading,
    /** What became of the last tap on "Order again", for the order with that reference. */
    result: result?.uid === uid ? result : undefined,
    isForgotten: forgotten !== undefined && forgotten === uid && guest === undefined,
    focusHeading,
    /** Puts an order into the cart, if the cart is still empty once today's menu has been read. */
    order: (again: RememberedOrder) => void order(again),
    forget: () => {
      forget();
      sayForgotten();
      focusHeading();
    },
  };
}
