import { cart } from '@simmer/shared/cart';
import { siteConfig } from '@simmer/shared/config';
import { isolated } from '@simmer/shared/isolated';
import { formatMoney } from '@simmer/shared/money';
import { ROUTES } from '@simmer/shared/navigation';
import { AnchorButton, Button } from '@simmer/shared/ui/button';
import { Status } from '@simmer/shared/ui/status';
import { dayText } from '@simmer/shared/day-text';
import { use, useId, type ComponentProps } from 'react';
import { useServices } from '../../services/services';
import { draft } from '../../order/draft-store';
import { lineText } from '../../order/line-text';
import { detailsOf, type Order } from '../../order/order';
import type { PendingOrder } from '../../send-order/pending-orders';
import { isUnsent } from '../../send-order/send-state';
import { useSending } from '../../send-order/use-sending';
import { HeadingFocus } from '../heading-focus';
import styles from './pending-order-card.module.css';
import { arrivedText, pendingOrderText, whereItIs } from './pending-order-text';
import { OrderFallbacks } from '../submit/order-fallbacks';
import { obstacleText, useSendObstacle } from './send-obstacle';

interface PendingOrderCardProps {
  pending: PendingOrder;
  /** The cart is empty, so the order's lines can go back into it. */
  canChange: boolean;
}

export function PendingOrderCard({ pending, canChange }: PendingOrderCardProps) {
  const { reference, status, order } = pending;
  const titleId = useId();
  return (
    <section className={styles.card} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        <span>Order </span>
        <span translate="no">{reference}</span>
      </h2>
      {order ? (
        <KnownOrder order={order} status={status} canChange={canChange} />
      ) : (
        <UnreadableOrder reference={reference} status={status} />
      )}
    </section>
  );
}

interface KnownOrderProps {
  order: Order;
  status: string;
  canChange: boolean;
}

function KnownOrder({ order, status, canChange }: KnownOrderProps) {
  const { sending } = useServices();
  const state = useSending();
  const isSending = state.status === 'sending';
  const attempt =
    state.status !== 'idle' && state.order.reference === order.reference ? state : null;
  const obstacle = useSendObstacle(order, status, isSending);
  const sendText = isUnsent(status) ? 'Try again' : 'Send it again';
  const focusHeading = use(HeadingFocus);

  function change(): void {
    cart.restore(order.items);
    draft.change(detailsOf(order));
    // Once its day is over, the changed order is another one.
    if (obstacle !== 'over') sending.resume(order, isUnsent(status) ? 'failed' : 'unknown');
  }

  return (
    <>
      <Status>
        {[
          obstacle === 'over' ? whereItIs(status) : pendingOrderText(status, attempt),
          obstacle && obstacleText(obstacle, canChange),
        ]
          .filter(Boolean)
          .join(' ')}
      </Status>
      <ul role="list" className={styles.lines}>
        {order.items.map((item) => (
          <li key={item.id}>{lineText(item)}</li>
        ))}
        <li>
          {[dayText(order.date), `Time: ${isolated(order.time)}`].filter(Boolean).join(' · ')}
        </li>
        <li className={styles.total}>{`Total ${formatMoney(order.totalCents)}`}</li>
      </ul>
      {status === 'sent' ? (
        <div className={styles.ways}>
          <Forget reference={order.reference}>Got it</Forget>
        </div>
      ) : (
        <div className={styles.ways}>
          {!obstacle && (
            <Button
              look="primary"
              // Disabled while this order is being sent, it would lose a keyboard user's focus.
              disabled={isSending && !attempt}
              aria-busy={attempt !== null && isSending}
              onClick={() => {
                void sending.send(order, false);
              }}
            >
              {attempt && isSending ? 'Submitting...' : sendText}
            </Button>
          )}
          {canChange && (
            <Button
              look={obstacle === 'day' ? 'primary' : 'secondary'}
              disabled={isSending}
              onClick={change}
            >
              Change it first
            </Button>
          )}
          <OrderFallbacks order={order} />
          <Button
            look="quiet"
            disabled={isSending}
            onClick={() => {
              sending.dismiss(order);
              focusHeading();
            }}
          >
            {isUnsent(status) ? 'Don’t send it' : arrivedText()}
          </Button>
        </div>
      )}
    </>
  );
}

/** What is known of an order that another release has stored, and what the guest can do. */
function UnreadableOrder({ reference, status }: Pick<PendingOrder, 'reference' | 'status'>) {
  const { firstName, email } = siteConfig().owner;
  const isSent = status === 'sent';
  return (
    <>
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
        <Forget reference={reference} look={isSent ? 'secondary' : 'quiet'}>
          {isSent ? 'Got it' : 'Forget this order'}
        </Forget>
      </div>
    </>
  );
}

function Forget({ reference, ...button }: ComponentProps<typeof Button> & { reference: string }) {
  const { pendingOrders } = useServices();
  const focusHeading = use(HeadingFocus);
  return (
    <Button
      {...button}
      onClick={() => {
        pendingOrders.forget(reference);
        focusHeading();
      }}
    />
  );
}
