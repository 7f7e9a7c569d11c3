import { accountIdOf, useAuth } from '@simmer/shared/auth';
import { useCartItems } from '@simmer/shared/cart';
import { ROUTES } from '@simmer/shared/navigation';
import { stored } from '@simmer/shared/stored';
import { LinkButton } from '@simmer/shared/ui/button';
import { pendingOrders, REMEMBERED_GUESTS } from '@simmer/shared/guest-records';
import { useMemo } from 'react';
import * as v from 'valibot';

/**
 * A link for a guest whom this device remembers, while the cart is empty and shows no earlier order. The cart page
 * then orders the same again.
 */
export function OrderAgainLink() {
  const uid = accountIdOf(useAuth());
  const isEmpty = useCartItems().length === 0;
  const isOffered = useMemo(() => isEmpty && uid !== undefined && canRepeat(uid), [isEmpty, uid]);
  if (!isOffered) return null;
  return (
    <LinkButton isOnDark to={ROUTES.cart} state={{ orderAgain: true }}>
      Order again
    </LinkButton>
  );
}

function canRepeat(uid: string): boolean {
  const guests = stored(REMEMBERED_GUESTS, v.unknown()).read();
  return guests?.has(uid) === true && pendingOrders(uid).length === 0;
}
