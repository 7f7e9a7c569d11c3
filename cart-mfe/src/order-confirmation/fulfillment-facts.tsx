import { siteConfig } from '@simmer/shared/config';
import type { Confirmation } from './confirmation-state';
import styles from './fulfillment-facts.module.css';

export function FulfillmentFacts({ order }: { order: Confirmation }) {
  const isPickup = order.fulfillment === 'Pickup';
  const facts = [
    { term: 'Name', value: order.name },
    { term: 'Day', value: readableDay(order.date) },
    { term: 'Time', value: order.time },
    {
      term: isPickup ? 'Pickup' : 'Address',
      value: isPickup ? 'You will pick it up' : order.address,
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

/** `2026-12-24` as a guest reads it; any other text stays as it is. */
function readableDay(date: string): string {
  const day = new Date(`${date}T00:00:00Z`);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date) || Number.isNaN(day.getTime())) return date;
  const options = { dateStyle: 'full', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(siteConfig().business.locale, options).format(day);
}
