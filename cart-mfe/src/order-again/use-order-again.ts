import { cart } from '@simmer/shared/cart';
import { siteConfig } from '@simmer/shared/config';
import { type CartState, ROUTES, useNavigate, useNavigationState } from '@simmer/shared/navigation';
import { useEffect, useRef, useState } from 'react';
import * as v from 'valibot';
import { announceChange } from '../line-notes/line-changes';
import { useServices } from '../services/services';
import { FORGOTTEN, type RememberedGuest } from '../remember-me/remembered';
import { useRemembered } from '../remember-me/use-remembered';
import { usePendingOrders } from '../send-order/use-outbox';
import { orderAgain, outcomeText, type OrderAgain } from './order-again';

export const CHECKING = 'Checking today’s menu…';

const AskedSchema: v.GenericSchema<unknown, CartState> = v.object({ orderAgain: v.literal(true) });

export type LastOrder = ReturnType<typeof useOrderAgain>;

/** @param focusHeading is called when the button is gone. */
export function useOrderAgain(focusHeading: () => void) {
  const { readCurrentMenu } = useServices();
  const { uid, guest, forget } = useRemembered();
  const { orders } = usePendingOrders();
  const navigate = useNavigate();
  const isAsked = v.is(AskedSchema, useNavigationState());
  const isOffered = guest !== undefined && orders.length === 0;
  const [isReading, setIsReading] = useState(false);
  /** The outcome belongs to one account: the next one must not see it. */
  const [result, setResult] = useState<{ uid: string; outcome: OrderAgain }>();
  const [isForgotten, setIsForgotten] = useState(false);
  /** The guest whose order may go into the cart; undefined once this page is left. */
  const current = useRef<RememberedGuest>(undefined);

  useEffect(() => {
    current.current = guest;
    return () => {
      current.current = undefined;
    };
  }, [guest]);

  async function order(last: RememberedGuest): Promise<void> {
    if (isReading) return;
    setIsReading(true);
    setResult(undefined);
    announceChange(CHECKING);
    const menu = await readCurrentMenu(last.items);
    setIsReading(false);
    announceChange('');
    // Records are compared by the time at which they were saved, because another tab may have made this page read the
    // same one again.
    const isStillOffered =
      current.current?.uid === last.uid && current.current.savedAt === last.savedAt;
    if (!isStillOffered || cart.get().length > 0) return;
    const today = orderAgain(last.items, menu, siteConfig().ordering.maxQuantity);
    setResult({ uid: last.uid, outcome: today });
    announceChange(outcomeText(today).join(' '));
    if (today.items.length === 0) return;
    cart.restore(today.items);
    focusHeading();
  }

  useEffect(() => {
    if (!isAsked || !isOffered) return;
    // A guest who returns to this page has not asked to order again.
    void Promise.resolve(navigate(ROUTES.cart, { replace: true })).then(() => order(guest));
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `order` is another function each time.
  }, [isAsked, isOffered]);

  return {
    /** What this device remembers about the guest, if anything. */
    guest,
    /**
     * Whether it can be ordered again. It is false while an order may not have arrived, because ordering again could
     * duplicate it.
     */
    isOffered,
    isReading,
    /** The outcome of the last tap on "Order again". */
    outcome: result && result.uid === uid ? result.outcome : undefined,
    isForgotten: isForgotten && guest === undefined,
    /** Puts the last order into the cart, if the cart is still empty once today's menu has been read. */
    order: () => {
      if (guest) void order(guest);
    },
    forget: () => {
      forget();
      setIsForgotten(true);
      announceChange(FORGOTTEN);
      focusHeading();
    },
  };
}
