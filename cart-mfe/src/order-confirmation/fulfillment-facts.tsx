import type { Confirmation } from './confirmation-state';
import { factsOf } from './confirmation-text';
import styles from './fulfillment-facts.module.css';

export function FulfillmentFacts({ order }: { order: Confirmation }) {
  return (
    <dl className={styles.facts}>
      {factsOf(order).map(({ term, value }) => (
        <div key={term} className={styles.fact}>
          <dt className={styles.term}>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
