import { dayText } from '@simmer/shared/day-text';
import type { Confirmation } from './confirmation-state';
import styles from './fulfillment-facts.module.css';

export function FulfillmentFacts({ order }: { order: Confirmation }) {
  const isPickup = order.fulfillment === 'Pickup';
  const facts = [
    { term: 'Name', value: order.name },
    { term: 'Day', value: dayText(order.date) },
    { term: 'Time', value: order.time },
    {
      term: isPickup ? 'Pickup' : 'Address',
      value: isPickup ? 'You’re picking it up' : order.address,
    },
  ].filter(({ value }) => value !== '');

  return (
    <dl className={styles.facts}>
      {facts.map(({ term, value }) => (
        <div key={term} className={styles.fact}>
          <dt className={styles.term}>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
