import { accountIdOf, useAuth } from '@simmer/shared/auth';
import { useCartItems } from '@simmer/shared/cart';
import { ROUTES } from '@simmer/shared/navigation';
import { stored } from '@simmer/shared/stored';
import { LinkButton } from '@simmer/shared/ui/button';
import { hasPendingOrder, REMEMBERED_GUESTS } from '@simmer/shared/guest-records';
import { useMemo } from 'react';
import * as v from 'valibot';

/**
 * For a guest whom this device remembers, while the cart is empty and no order is on its way: the cart page then orders
 * the same again.
 */
export function OrderAgainLink() {
  const uid = accountIdOf(useAuth());
  const isRemembered = useMemo(() => uid !== undefined && remembers(uid), [uid]);
  const isEmpty = useCartItems().length === 0;
  if (!isRemembered || !isEmpty) return null;
  return (
    <LinkButton isOnDark to={ROUTES.cart} state={{ orderAgain: true }}>
      Order again
    </LinkButton>
  );
}

function remembers(uid: string): boolean {
  return stored(REMEMBERED_GUESTS, v.unknown()).read()?.has(uid) === true && !hasPendingOrder(uid);
}
