import { siteConfig } from '@simmer/shared/config';
import { ROUTES, useNavigationState } from '@simmer/shared/navigation';
import { Button, LinkButton } from '@simmer/shared/ui/button';
import { use, useEffect } from 'react';
import { CheckoutPorts } from '../checkout/checkout-ports';
import { parseConfirmationState } from './confirmation-state';
import styles from './order-confirmation.module.css';
import { OrderSummary } from './order-summary';
import { PaymentNote } from './payment-note';

/** Without an order in the navigation state, a thank-you and the way home. */
export default function OrderConfirmation() {
  const { sending } = use(CheckoutPorts);
  const order = parseConfirmationState(useNavigationState());
  const { business, owner } = siteConfig();

  useEffect(() => {
    sending.finish();
  }, [sending]);

  return (
    <div className={styles.page}>
      <article className={styles.column}>
        <p className={styles.letterhead}>{business.name}</p>
        <h1 className={styles.title}>Thank you for your order!</h1>
        {order.reference && (
          <p className={styles.reference}>
            Reference <strong>{order.reference}</strong>
          </p>
        )}
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
