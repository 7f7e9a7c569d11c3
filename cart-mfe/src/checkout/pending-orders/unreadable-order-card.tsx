import { siteConfig } from '@simmer/shared/config';
import { ROUTES } from '@simmer/shared/navigation';
import { AnchorButton, Button } from '@simmer/shared/ui/button';
import { use, useId } from 'react';
import { useServices } from '../../services/services';
import type { UnreadableOrder } from '../../send-order/pending-orders';
import { HeadingFocus } from '../heading-focus';
import styles from './pending-order-card.module.css';
import { whereItIs } from './pending-order-text';

/** What is known of an order that another release has stored, and what the guest can do. */
export function UnreadableOrderCard({ reference, status }: UnreadableOrder) {
  const { pendingOrders } = useServices();
  const focusHeading = use(HeadingFocus);
  const titleId = useId();
  const isSent = status === 'sent';
  const { firstName, email } = siteConfig().owner;
  return (
    <section className={styles.card} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        <span>Order </span>
        <span translate="no">{reference}</span>
      </h2>
      <p>{whereItIs(status)}</p>
      {!isSent && (
        <p>
          <span>
            {`Another version of our shop has stored it, so we can’t show it here. A new tab usually brings the newest version, and nothing on this page is lost. You can also ask ${firstName} about it at `}
          </span>
          <a href={`mailto:${email}`} translate="no">
            {email}
          </a>
          <span>.</span>
        </p>
      )}
      <div className={styles.ways}>
        {!isSent && (
          <AnchorButton href={ROUTES.cart} target="_blank" rel="noopener" look="primary">
            Open your cart in a new tab
          </AnchorButton>
        )}
        <Button
          look={isSent ? 'secondary' : 'quiet'}
          onClick={() => {
            pendingOrders.forget(reference);
            focusHeading();
          }}
        >
          {isSent ? 'Got it' : 'Forget this order'}
        </Button>
      </div>
    </section>
  );
}
