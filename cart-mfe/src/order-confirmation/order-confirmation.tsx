import { auth, useAuth } from '@simmer/shared/auth';
import { siteConfig } from '@simmer/shared/config';
import { useNavigationState } from '@simmer/shared/navigation';
import { Status } from '@simmer/shared/ui/status';
import { CircleCheck } from 'lucide-react';
import { use, useEffect } from 'react';
import { SendingContext } from '../send-order/sending-context';
import { isAccount } from '../send-order/use-sending';
import { hasOrder, parseConfirmationState } from './confirmation-state';
import { LoggedOut } from './logged-out';
import { NoOrder } from './no-order';
import styles from './order-confirmation.module.css';
import { SentOrder } from './sent-order';

/** Says thank you only if the navigation state has an order, and shows it only to the account that submitted it. */
export default function OrderConfirmation() {
  const { sending } = use(SendingContext);
  const order = parseConfirmationState(useNavigationState());
  const state = useAuth();
  const isOwn = order.uid === '' || isAccount(state, order.uid);

  useEffect(() => {
    sending.finish();
    void auth.restore();
  }, [sending]);

  if (!hasOrder(order) || (state.status === 'signed-in' && !isOwn)) return <NoOrder />;
  if (state.status === 'signed-out' && !isOwn) return <LoggedOut />;
  return (
    <div className={styles.page}>
      <article className={styles.column}>
        <p className={styles.letterhead}>{siteConfig().business.name}</p>
        <div className={styles.head}>
          <CircleCheck aria-hidden className={styles.mark} />
          <h1 className={styles.title}>Thank you for your order!</h1>
        </div>
        {isOwn ? <SentOrder order={order} /> : <Status>Checking if you’re logged in…</Status>}
      </article>
    </div>
  );
}
