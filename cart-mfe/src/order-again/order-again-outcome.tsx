import styles from './order-again-outcome.module.css';
import { outcomeText } from './outcome-text';
import type { LastOrder } from './use-order-again';

/** Shown above the lines that "Order again" put into the cart. */
export function OrderAgainOutcome({ lastOrder: { outcome } }: { lastOrder: LastOrder }) {
  if (!outcome || outcome.items.length === 0) return null;
  const [headline, ...changes] = outcomeText(outcome);
  return (
    <section className={styles.outcome} aria-label="Your last order">
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
