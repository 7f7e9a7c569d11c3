import { siteConfig } from '@simmer/shared/config';
import { Alert } from '@simmer/shared/ui/alert';
import { AnchorButton } from '@simmer/shared/ui/button';
import type { Order } from '../send-order/order';
import { orderMailto } from '../send-order/order-text';
import { CopyOrder } from './copy-order';
import styles from './send-failure.module.css';

interface SendFailureProps {
  order: Order;
  /** The service did not answer: the order may have arrived. */
  isUnknown: boolean;
}

export function SendFailure({ order, isUnknown }: SendFailureProps) {
  const { firstName, email } = siteConfig().owner;
  return (
    <Alert message="Sorry, there was a problem submitting your order. Please try again." takesFocus>
      {isUnknown ? (
        <p>
          Your order may have arrived; we cannot tell. Please check with {firstName} at{' '}
          <a href={`mailto:${email}`}>{email}</a> before you send it again.
        </p>
      ) : (
        <p>Your order and everything you typed are still here. You can also send it another way:</p>
      )}
      <div className={styles.ways}>
        <CopyOrder order={order} />
        <AnchorButton href={orderMailto(order)}>Email the order yourself</AnchorButton>
      </div>
    </Alert>
  );
}
