import { siteConfig } from '@simmer/shared/config';
import { ROUTES } from '@simmer/shared/navigation';
import { LinkButton } from '@simmer/shared/ui/button';
import { useEffect } from 'react';
import { useServices } from '../services/services';
import type { Confirmation } from './confirmation-state';
import { KeepOrder } from './keep-order';
import { NextSteps } from './next-steps';
import styles from './order-confirmation.module.css';
import { onSeen } from './on-seen';
import { OrderSummary } from './order-summary';
import { PaymentNote } from './payment-note';

/** For the guest who submitted the order. Once they have seen it, this device forgets it. */
export function SentOrder({ order }: { order: Confirmation }) {
  const { pendingOrders } = useServices();
  const { reference } = order;
  const { owner } = siteConfig();

  useEffect(() => {
    if (!reference) return;
    return onSeen(() => {
      pendingOrders.forget(reference);
    });
  }, [pendingOrders, reference]);

  return (
    <>
      {reference && (
        <p className={styles.reference}>
          <span>Reference </span>
          <strong translate="no">{reference}</strong>
        </p>
      )}
      {order.paymentMethod && <PaymentNote order={order} method={order.paymentMethod} />}
      <NextSteps order={order} />
      <OrderSummary order={order} />
      <KeepOrder order={order} />
      <p>
        <span>{`Questions? Write to ${owner.firstName}: `}</span>
        <a href={`mailto:${owner.email}`} translate="no">
          {owner.email}
        </a>
      </p>
      <div className={styles.actions}>
        <LinkButton to={ROUTES.home} look="primary">
          Back to Home
        </LinkButton>
      </div>
    </>
  );
}
