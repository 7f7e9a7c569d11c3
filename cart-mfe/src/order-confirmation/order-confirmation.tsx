import { siteConfig } from '@simmer/shared/config';
import { ROUTES, useNavigationState } from '@simmer/shared/navigation';
import { LinkButton } from '@simmer/shared/ui/button';
import { CircleCheck } from 'lucide-react';
import { use, useEffect } from 'react';
import { CheckoutPorts } from '../checkout/checkout-ports';
import { hasOrder, parseConfirmationState } from './confirmation-state';
import { KeepOrder } from './keep-order';
import { NextSteps } from './next-steps';
import { NoOrder } from './no-order';
import styles from './order-confirmation.module.css';
import { onSeen } from './on-seen';
import { OrderSummary } from './order-summary';
import { PaymentNote } from './payment-note';

/** Says thank you only if the navigation state has an order. */
export default function OrderConfirmation() {
  const { sending, kept } = use(CheckoutPorts);
  const order = parseConfirmationState(useNavigationState());
  const { reference } = order;
  const { business, owner } = siteConfig();

  useEffect(() => {
    sending.finish();
  }, [sending]);

  useEffect(() => {
    if (!reference) return;
    return onSeen(() => {
      kept.confirm(reference);
    });
  }, [kept, reference]);

  if (!hasOrder(order)) return <NoOrder />;
  return (
    <div className={styles.page}>
      <article className={styles.column}>
        <p className={styles.letterhead}>{business.name}</p>
        <div className={styles.head}>
          <CircleCheck aria-hidden className={styles.mark} />
          <h1 className={styles.title}>Thank you for your order!</h1>
        </div>
        {reference && (
          <p className={styles.reference}>
            Reference <strong>{reference}</strong>
          </p>
        )}
        {order.paymentMethod && <PaymentNote order={order} method={order.paymentMethod} />}
        <NextSteps order={order} />
        <OrderSummary order={order} />
        <KeepOrder order={order} />
        <p>
          Questions? Write to {owner.firstName}: <a href={`mailto:${owner.email}`}>{owner.email}</a>
        </p>
        <div className={styles.actions}>
          <LinkButton to={ROUTES.home} look="primary">
            Back to Home
          </LinkButton>
        </div>
      </article>
    </div>
  );
}
