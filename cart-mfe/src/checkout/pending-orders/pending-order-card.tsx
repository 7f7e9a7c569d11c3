import { cart } from '@simmer/shared/cart';
import { formatMoney } from '@simmer/shared/money';
import { Button } from '@simmer/shared/ui/button';
import { Status } from '@simmer/shared/ui/status';
import { dayText } from '@simmer/shared/day-text';
import { use, useId } from 'react';
import { useServices } from '../../services/services';
import { draft } from '../../order/draft-store';
import { lineText } from '../../order/line-text';
import { detailsOf } from '../../order/order';
import type { PendingOrder } from '../../send-order/pending-orders';
import { useSending } from '../../send-order/use-sending';
import { HeadingFocus } from '../heading-focus';
import styles from './pending-order-card.module.css';
import { arrivedText, pendingOrderText } from './pending-order-text';
import { OrderFallbacks } from '../submit/order-fallbacks';
import { obstacleText, useSendObstacle } from '../submit/send-obstacle';

interface PendingOrderCardProps {
  pending: PendingOrder;
  /** The cart is empty, so the order's lines can go back into it. */
  canChange: boolean;
}

export function PendingOrderCard({ pending, canChange }: PendingOrderCardProps) {
  const { sending, pendingOrders } = useServices();
  const { order, status } = pending;
  const titleId = useId();
  const state = useSending();
  const isSending = state.status === 'sending';
  const own = state.status !== 'idle' && state.order.reference === order.reference ? state : null;
  const obstacle = useSendObstacle(pending, isSending);
  const sendText = status === 'failed' ? 'Try again' : 'Send it again';
  const focusHeading = use(HeadingFocus);

  function change(): void {
    cart.restore(order.items);
    draft.change(detailsOf(order));
    sending.resume(order, status === 'failed' ? 'failed' : 'unknown');
  }

  return (
    <section className={styles.card} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        <span>Order </span>
        <span translate="no">{order.reference}</span>
      </h2>
      <Status>
        {[pendingOrderText(status, own), obstacle && obstacleText(obstacle, canChange)]
          .filter(Boolean)
          .join(' ')}
      </Status>
      <ul role="list" className={styles.lines}>
        {order.items.map((item) => (
          <li key={item.id}>{lineText(item)}</li>
        ))}
        <li>{[dayText(order.date), order.time].filter(Boolean).join(', ')}</li>
        <li className={styles.total}>{`Total ${formatMoney(order.totalCents)}`}</li>
      </ul>
      {status === 'sent' && (
        <div className={styles.ways}>
          <Button
            onClick={() => {
              pendingOrders.forget(order.reference);
              focusHeading();
            }}
          >
            Got it
          </Button>
        </div>
      )}
      {status !== 'sent' && (
        <div className={styles.ways}>
          {!obstacle && (
            <Button
              look="primary"
              // Not disabled while this order is being sent, or a keyboard user would lose the focus.
              disabled={isSending && !own}
              aria-busy={own !== null && isSending}
              onClick={() => {
                void sending.send(order, false);
              }}
            >
              {own && isSending ? 'Submitting...' : sendText}
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
              sending.settle(order);
              focusHeading();
            }}
          >
            {status === 'failed' ? 'Don’t send it' : arrivedText()}
          </Button>
        </div>
      )}
    </section>
  );
}
