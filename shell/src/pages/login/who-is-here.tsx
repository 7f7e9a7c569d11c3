import { useAuth } from '@simmer/shared/auth';
import { portionCount, totalCents, useCartItems } from '@simmer/shared/cart';
import { countedDishes } from '@simmer/shared/counted';
import { formatMoney } from '@simmer/shared/money';
import { ROUTES } from '@simmer/shared/navigation';
import { Button, LinkButton } from '@simmer/shared/ui/button';
import { focusPage } from '@simmer/shared/ui/use-focus-return';
import { logOut } from '../../layout/log-out';
import styles from './login-page.module.css';

/** Why a guest with dishes in the cart is here. */
export function WaitingOrder() {
  const items = useCartItems();
  if (items.length === 0) return null;
  const what = `${countedDishes(portionCount(items))}, ${formatMoney(totalCents(items))}`;
  return <p className={styles.waiting}>{`Your order (${what}) is waiting.`}</p>;
}

export function WhoIsLoggedIn() {
  const state = useAuth();
  const hasItems = useCartItems().length > 0;
  if (state.status !== 'signed-in') return null;
  return (
    <section className={styles.card} aria-label="Your account">
      <p className={styles.who}>
        <span>You’re logged in as </span>
        <strong translate="no">{state.account.email}</strong>
        <span>.</span>
      </p>
      <div className={styles.ways}>
        <LinkButton look="primary" to={hasItems ? ROUTES.cart : ROUTES.home}>
          {hasItems ? 'Continue to checkout' : 'Continue to the menu'}
        </LinkButton>
        <Button
          onClick={() => {
            logOut();
            focusPage();
          }}
        >
          Log out
        </Button>
      </div>
    </section>
  );
}
