import { siteConfig } from '@simmer/shared/config';
import { Alert } from '@simmer/shared/ui/alert';
import { Button } from '@simmer/shared/ui/button';
import { use } from 'react';
import { useServices } from '../../services/services';
import type { Order } from '../../order/order';
import { HeadingFocus } from '../heading-focus';
import { arrivedText, SAFE_TO_REPEAT } from '../pending-orders/pending-order-text';
import { FormFallbacks } from './order-fallbacks';
import styles from './send-failure.module.css';
import type { OrderOnScreen } from './use-submit';

interface SendFailureProps extends OrderOnScreen {
  /** As it was submitted. */
  order: Order;
  status: 'failed' | 'unknown';
}

export function SendFailure({ order, status, ...form }: SendFailureProps) {
  const { sending } = useServices();
  const focusHeading = use(HeadingFocus);
  const { firstName, email } = siteConfig().owner;
  return (
    <Alert message="Sorry, there was a problem submitting your order. Please try again." takesFocus>
      <p>
        {status === 'failed' ? (
          <span>
            Your order and everything you typed are still here. You can also send it another way.
          </span>
        ) : (
          <>
            <span>
              {`Your order may have arrived; we can’t tell, because the mail service has not confirmed it. ${SAFE_TO_REPEAT} You can also ask ${firstName} at `}
            </span>
            <a href={`mailto:${email}`} translate="no">
              {email}
            </a>
            <span>.</span>
          </>
        )}
        <span> Your order reference is </span>
        <strong translate="no">{order.reference}</strong>
        <span>.</span>
      </p>
      <div className={styles.ways}>
        <FormFallbacks {...form} reference={order.reference} />
        {status === 'unknown' && (
          <Button
            look="quiet"
            onClick={() => {
              sending.dismiss(order);
              focusHeading();
            }}
          >
            {arrivedText()}
          </Button>
        )}
      </div>
    </Alert>
  );
}
