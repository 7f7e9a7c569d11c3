import { dayText, shortDayText } from '@simmer/shared/day-text';
import { formatMoney } from '@simmer/shared/money';
import { ROUTES } from '@simmer/shared/navigation';
import { isPastDay } from '@simmer/shared/shop-calendar';
import { shopTimeAt } from '@simmer/shared/shop-clock';
import { Button, LinkButton } from '@simmer/shared/ui/button';
import { useId, type ReactElement } from 'react';
import { lineText } from '../order/line-text';
import { FORGOTTEN, type RememberedOrder } from '../remember-me/remembered';
import { useServices } from '../services/services';
import { outcomeText } from './order-again';
import { CHECKING, type EarlierOrders } from './use-order-again';
import styles from './your-orders.module.css';

interface YourOrdersProps {
  earlier: EarlierOrders;
}

/** Offered to a guest with an empty cart who asked this device to remember their orders. */
export function YourOrders({ earlier }: YourOrdersProps) {
  const { orders, isForgotten, forget } = earlier;
  const titleId = useId();
  const [latest, ...older] = orders;

  if (isForgotten) return <p className={styles.forgotten}>{FORGOTTEN}</p>;
  if (!latest) return null;
  return (
    <section className={styles.card} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        Your orders
      </h2>
      <EarlierOrder earlier={earlier} order={latest}>
        <Button look="quiet" onClick={forget}>
          Forget me
        </Button>
      </EarlierOrder>
      {older.length > 0 && (
        <details className={styles.older}>
          <summary className={styles.summary}>{`Older orders (${String(older.length)})`}</summary>
          <ul role="list" className={styles.rows}>
            {older.map((order) => (
              <li key={order.reference}>
                <EarlierOrder earlier={earlier} order={order} isOlder />
              </li>
            ))}
          </ul>
        </details>
      )}
      <p className={styles.hint}>
        Today’s prices apply. Your orders are stored only on this device. “Forget me” deletes them
        immediately.
      </p>
    </section>
  );
}

interface EarlierOrderProps extends YourOrdersProps {
  order: RememberedOrder;
  /** Its dishes are on one line, and its button is not the main one. */
  isOlder?: boolean;
  /** What else the guest can do. */
  children?: ReactElement;
}

function EarlierOrder({ earlier, order, isOlder = false, children }: EarlierOrderProps) {
  const { reading, result } = earlier;
  const { now } = useServices();
  const titleId = useId();
  const { day: today } = shopTimeAt(now());
  const isReading = reading === order.reference;
  const outcome = result?.reference === order.reference ? result.outcome : undefined;
  const lines = order.items.map(lineText);
  return (
    <article className={styles.order} aria-labelledby={titleId}>
      <div>
        <h3 id={titleId} className={styles.day}>
          {`${shortDayText(order.date) || 'No day chosen'} · ${formatMoney(order.totalCents)}`}
        </h3>
        <p className={styles.state}>{stateText(order, today)}</p>
      </div>
      <ul role="list" className={styles.lines}>
        {(isOlder ? [lines.join('; ')] : lines).map((line, n) => (
          <li key={n}>{line}</li>
        ))}
      </ul>
      {outcome?.items.length === 0 && (
        <ul role="list" className={styles.outcome}>
          {outcomeText(outcome).map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
      <div className={styles.ways}>
        {/* If it were disabled while reading, it would lose a keyboard user's focus. */}
        <Button
          look={isOlder ? 'secondary' : 'primary'}
          aria-busy={isReading}
          aria-describedby={titleId}
          onClick={() => earlier.order(order)}
        >
          {isReading ? CHECKING : 'Order again'}
        </Button>
        {order.copy && !order.isCancelled && !isPastDay(order.date, today) && (
          <LinkButton
            look="quiet"
            to={ROUTES.cart + new URL(order.copy).hash}
            aria-describedby={titleId}
            onClick={earlier.focusHeading}
          >
            Change or cancel
          </LinkButton>
        )}
        {children}
      </div>
    </article>
  );
}

function stateText(order: RememberedOrder, today: string): string {
  const { date, sentAt, isCancelled, isChanged } = order;
  const day = dayText(shopTimeAt(sentAt).day);
  if (isCancelled) return `Cancelled on ${day}`;
  if (isPastDay(date, today)) return 'This day is over';
  return isChanged ? `Changed on ${day}` : `Sent on ${day}`;
}

/** Shown above the lines that "Order again" put into the cart. */
export function OrderAgainOutcome({ earlier: { result } }: YourOrdersProps) {
  if (!result || result.outcome.items.length === 0) return null;
  const [headline, ...changes] = outcomeText(result.outcome);
  return (
    <section className={styles.changed} aria-label="Your earlier order">
      <p className={changes.length > 0 ? styles.headline : ''}>{headline}</p>
      {changes.length > 0 && (
        <ul className={styles.changes}>
          {changes.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
    </section>
  );
}
