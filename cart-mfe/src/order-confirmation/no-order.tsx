import { ROUTES } from '@simmer/shared/navigation';
import { LinkButton } from '@simmer/shared/ui/button';
import { Illustrated } from '@simmer/shared/ui/illustrated';
import emptyPot from './empty-pot.svg';
import styles from './order-confirmation.module.css';

/** For a guest who opens the address directly. It is also the prerendered page, so it must not mention an order. */
export function NoOrder() {
  return (
    <div className={styles.page}>
      <Illustrated picture={emptyPot}>
        <article className={styles.sections}>
          <h1 className={styles.title}>No order yet</h1>
          <p>After you send an order, this page shows what happens next.</p>
          <div className={styles.actions}>
            <LinkButton to={ROUTES.home} look="primary">
              Back to Home
            </LinkButton>
            <LinkButton to={ROUTES.cart}>Go to your cart</LinkButton>
          </div>
        </article>
      </Illustrated>
    </div>
  );
}
