import { siteConfig } from '@simmer/shared/config';
import { Alert } from '@simmer/shared/ui/alert';
import { AnchorButton } from '@simmer/shared/ui/button';
import type { Order } from '../send-order/order';
import { orderMailto } from '../send-order/order-text';
import { CopyOrder } from './copy-order';
import styles from './send-failure.module.css';

interface SendFailureProps {
  order: Order;
  /** No answer came: the order may have arrived all the same. */
  isUnknown: boolean;
}

/** Owns up to the failure, and gives the guest two other ways to order. */
export function SendFailure({ order, isUnknown }: SendFailureProps) {
  const { firstName, email } = siteConfig().owner;
  return (
    <Alert message="Sorry, there was a problem submitting your order. Please try again." takesFocus>
      {isUnknown ? (
        <p>
          We do not know whether your order arrived: it may have. Please check with {firstName} at{' '}
          <a href={`mailto:${email}`}>{email}</a> before you send it again.
        </p>
      ) : (
        <p>Your order and all you typed are still here. You can also send it another way:</p>
      )}
      <div className={styles.ways}>
        <CopyOrder order={order} />
        <AnchorButton href={orderMailto(order)}>Email the order yourself</AnchorButton>
      </div>
    </Alert>
  );
}
