import { accountIdOf, useAuth } from '@simmer/shared/auth';
import { useCartItems } from '@simmer/shared/cart';
import { ROUTES } from '@simmer/shared/navigation';
import { LinkButton } from '@simmer/shared/ui/button';
import { isRemembered, pendingOrders } from '@simmer/shared/guest-records';
import { useMemo } from 'react';

/**
 * A link for a guest whom this device remembers, while the cart is empty and shows no earlier order. The cart page
 * then orders the same again.
 */
export function OrderAgainLink() {
  const uid = accountIdOf(useAuth());
  const isEmpty = useCartItems().length === 0;
  const isOffered = useMemo(
    () => isEmpty && uid !== undefined && isRemembered(uid) && pendingOrders(uid).length === 0,
    [isEmpty, uid],
  );
  if (!isOffered) return null;
  return (
    <LinkButton isOnDark to={ROUTES.cart} state={{ orderAgain: true }}>
      Order again
    </LinkButton>
  );
}
