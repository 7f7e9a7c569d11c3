import { auth } from '@simmer/shared/auth';
import { useCartItems } from '@simmer/shared/cart';
import { ROUTES } from '@simmer/shared/navigation';
import { LinkButton } from '@simmer/shared/ui/button';
import { useEffect, useRef } from 'react';
import styles from './checkout.module.css';
import { OrderForm } from './order-form';
import { RemovalNotice } from './removal-notice';
import { useRemoval } from './use-removal';
import { useThankYou } from './use-thank-you';

/** The page `/cart`. */
export default function Checkout() {
  const items = useCartItems();
  const heading = useRef<HTMLHeadingElement>(null);
  const removal = useRemoval(heading);
  const isSent = useThankYou();

  useEffect(() => {
    void auth.start();
  }, []);

  return (
    <div className={styles.page}>
      <div className={styles.inner}>
        {isSent ? (
          // The cart is empty already; saying so here would look like a loss.
          <p role="status" className={styles.title}>
            Your order was sent.
          </p>
        ) : (
          <>
            <h1 ref={heading} tabIndex={-1} className={styles.title}>
              {items.length === 0 ? 'Your cart is empty.' : 'Your Order'}
            </h1>
            <RemovalNotice removal={removal} />
            {items.length === 0 ? (
              <LinkButton to={ROUTES.home} look="primary">
                Back to Menu
              </LinkButton>
            ) : (
              <OrderForm items={items} onRemove={removal.remove} />
            )}
          </>
        )}
      </div>
    </div>
  );
}
