import { siteConfig } from '@simmer/shared/config';
import { Button } from '@simmer/shared/ui/button';
import { use } from 'react';
import { useServices } from '../../services/services';
import type { ActiveState } from '../../send-order/send-state';
import { HeadingFocus } from '../heading-focus';
import { arrivedText } from '../pending-orders/pending-order-text';
import { FormFallbacks } from './order-fallbacks';
import styles from './send-failure-details.module.css';
import type { OrderOnScreen } from './use-submit';

interface SendFailureDetailsProps extends OrderOnScreen {
  state: ActiveState;
}

/** Below the button that tries again: what has become of the order, and how else it gets to the owner. */
export function SendFailureDetails({ state, ...form }: SendFailureDetailsProps) {
  const { sending } = useServices();
  const focusHeading = use(HeadingFocus);
  const { firstName, email } = siteConfig().owner;
  const { order, status } = state;
  if (status !== 'failed' && status !== 'unknown') return null;
  return (
    <>
      <p className={styles.what}>
        {status === 'failed' ? (
          <span>You can also send it another way.</span>
        ) : (
          <>
            <span>
              {`Your order may have arrived; we can’t tell, because the mail service has not confirmed it. You can also ask ${firstName} at `}
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
    </>
  );
}
