import { siteConfig } from '@simmer/shared/config';
import { ROUTES } from '@simmer/shared/navigation';
import { AnchorButton, Button } from '@simmer/shared/ui/button';
import { use, useEffect, useId, type ComponentProps } from 'react';
import { ChangeOrCancel } from '../../order-changes/order-changes';
import { OrderedDishes } from '../../order-changes/ordered-dishes';
import { isAttempt, isKnownCancelled, type StoredOrder } from '../../send-order/attempt';
import { useServices } from '../../services/services';
import { HeadingFocus } from '../heading-focus';
import styles from './order-card.module.css';
import { OrderStatus } from './order-status';
import { whereItIs } from './status-text';

interface OrderCardProps {
  stored: StoredOrder;
  /** Whether the cart is empty, so that the order's lines can go back into it. */
  canChange: boolean;
}

/** An order that is not in the cart. */
export function OrderCard({ stored, canChange }: OrderCardProps) {
  const { reference, status } = stored;
  const titleId = useId();
  const { outbox } = useServices();
  const isFromHere = outbox.hasTried(reference);
  // Anybody may have cancelled it without an account.
  const isTheirs = stored.uid !== '' || isFromHere;
  const isCancelled = isKnownCancelled(stored);
  const isDoneHere = isCancelled && isFromHere;
  const focusHeading = use(HeadingFocus);

  useEffect(() => {
    // The button that sent the cancellation again is gone.
    if (isDoneHere && document.activeElement === document.body) focusHeading();
  }, [isDoneHere, focusHeading]);

  return (
    <section className={styles.card} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        <span>Order </span>
        <span translate="no">{reference}</span>
      </h2>
      {isAttempt(stored) && isTheirs && (
        <OrderedDishes order={stored.order} isCancelled={isCancelled} />
      )}
      {status === 'sent' && !isCancelled ? (
        <>
          <p>{whereItIs(stored)}</p>
          {isAttempt(stored) && <ChangeOrCancel order={stored.order} />}
        </>
      ) : isAttempt(stored) ? (
        <OrderStatus attempt={stored} canChange={canChange} />
      ) : (
        <UnreadableOrder stored={stored} />
      )}
      {status === 'sent' && <Forget reference={reference}>Got it</Forget>}
    </section>
  );
}

/** What is known of an order that another release has stored, and what the guest can do. */
function UnreadableOrder({ stored }: { stored: StoredOrder }) {
  const { firstName, email } = siteConfig().owner;
  return (
    <>
      <p>{whereItIs(stored)}</p>
      <p>
        <span>
          {`It was stored by another version of our shop, so we can’t show it here. A new tab usually brings the newest version, and nothing on this page is lost. You can also ask ${firstName} about it at `}
        </span>
        <a href={`mailto:${email}`} translate="no">
          {email}
        </a>
        <span>.</span>
      </p>
      <div className={styles.ways}>
        <AnchorButton href={ROUTES.cart} target="_blank" rel="noopener" look="primary">
          Open your cart in a new tab
        </AnchorButton>
        <Forget reference={stored.reference} look="quiet">
          Forget this order
        </Forget>
      </div>
    </>
  );
}

function Forget({ reference, ...button }: ComponentProps<typeof Button> & { reference: string }) {
  const { outbox } = useServices();
  const focusHeading = use(HeadingFocus);
  return (
    <Button
      {...button}
      onClick={() => {
        outbox.close(reference);
        focusHeading();
      }}
    />
  );
}
