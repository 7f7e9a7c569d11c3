import { shopTimeAt } from '@simmer/shared/shop-clock';
import { Button } from '@simmer/shared/ui/button';
import { dayText } from '@simmer/shared/day-text';
import { useId } from 'react';
import { lineText } from '../order/line-text';
import { FORGOTTEN } from '../remember-me/remembered';
import styles from './last-order-card.module.css';
import { outcomeText } from './order-again';
import { CHECKING, type LastOrder } from './use-order-again';

/** Offered to a guest with an empty cart who asked this device to remember the last order. */
export function LastOrderCard({ lastOrder }: { lastOrder: LastOrder }) {
  const { guest, isOffered, isReading, outcome, isForgotten, order, forget } = lastOrder;
  const titleId = useId();

  if (isForgotten) return <p className={styles.forgotten}>{FORGOTTEN}</p>;
  if (!guest || !isOffered) return null;
  return (
    <section className={styles.card} aria-labelledby={titleId}>
      <div>
        <h2 id={titleId} className={styles.title}>
          Your last order
        </h2>
        <p className={styles.day}>{`Sent on ${dayText(shopTimeAt(guest.savedAt).day)}`}</p>
      </div>
      <ul role="list" className={styles.lines}>
        {guest.items.map((item) => (
          <li key={item.id}>{lineText(item)}</li>
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
        <Button look="primary" aria-busy={isReading} onClick={order}>
          {isReading ? CHECKING : 'Order again'}
        </Button>
        <Button look="quiet" onClick={forget}>
          Forget me
        </Button>
      </div>
      <p className={styles.hint}>
        Today’s prices apply. Your last order is stored only on this device. “Forget me” deletes it
        immediately.
      </p>
    </section>
  );
}

/** Shown above the lines that "Order again" put into the cart. */
export function OrderAgainOutcome({ lastOrder: { outcome } }: { lastOrder: LastOrder }) {
  if (!outcome || outcome.items.length === 0) return null;
  const [headline, ...changes] = outcomeText(outcome);
  return (
    <section className={styles.changed} aria-label="Your last order">
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
