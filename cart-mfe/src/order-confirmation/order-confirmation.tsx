import { siteConfig } from '@simmer/shared/config';
import { ROUTES, useLocation } from '@simmer/shared/navigation';
import { Button, LinkButton } from '@simmer/shared/ui/button';
import { use, useEffect } from 'react';
import { CheckoutPorts } from '../checkout/checkout-ports';
import { useIsHydrated } from '../hydration/use-is-hydrated';
import { parseConfirmationState } from './confirmation-state';
import styles from './order-confirmation.module.css';
import { OrderSummary } from './order-summary';
import { PaymentNote } from './payment-note';

/** The page `/order-confirmation`; without an order behind it, a thank-you and the way home. */
export default function OrderConfirmation() {
  const { sending } = use(CheckoutPorts);
  const state: unknown = useLocation().state;
  const isHydrated = useIsHydrated();
  // The browser knows of the order, HTML made ahead of time does not: both begin without it.
  const order = parseConfirmationState(isHydrated ? state : null);
  const { business, owner } = siteConfig();

  useEffect(() => {
    sending.finish();
  }, [sending]);

  return (
    <div className={styles.page}>
      <article className={styles.column}>
        <p className={styles.letterhead}>{business.name}</p>
        <h1 className={styles.title}>Thank you for your order!</h1>
        {order.paymentMethod && <PaymentNote order={order} method={order.paymentMethod} />}
        <OrderSummary order={order} />
        <p>
          Questions? Write to {owner.firstName}: <a href={`mailto:${owner.email}`}>{owner.email}</a>
        </p>
        <div className={styles.actions}>
          <LinkButton to={ROUTES.home} look="primary">
            Back to Home
          </LinkButton>
          {order.cartItems.length > 0 && (
            <Button
              onClick={() => {
                window.print();
              }}
            >
              Print
            </Button>
          )}
        </div>
      </article>
    </div>
  );
}
