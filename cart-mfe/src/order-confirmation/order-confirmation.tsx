import { auth, useAuth } from '@simmer/shared/auth';
import { siteConfig } from '@simmer/shared/config';
import { useNavigationState } from '@simmer/shared/navigation';
import { Status } from '@simmer/shared/ui/status';
import { CircleCheck } from 'lucide-react';
import { useEffect } from 'react';
import { ServicesContext, useServices } from '../services/services';
import { pageServices } from '../page-services';
import { isAccount } from '../send-order/use-sending';
import { hasOrder, parseConfirmationState } from './confirmation-state';
import { LoggedOut } from './logged-out';
import { NoOrder } from './no-order';
import styles from './order-confirmation.module.css';
import { SentOrder } from './sent-order';

export default function OrderConfirmation() {
  return (
    <ServicesContext value={pageServices}>
      <ConfirmationScreen />
    </ServicesContext>
  );
}

/**
 * Without the page's services. Says thank you only if the navigation state has an order, and shows it only to the account
 * that submitted it.
 */
export function ConfirmationScreen() {
  const { sending } = useServices();
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
