import { siteConfig } from '@simmer/shared/config';
import { dayText } from '@simmer/shared/day-text';
import type { Order } from '../order/order';
import styles from './when-and-where.module.css';

/** What a guest wants to know first. */
export function WhenAndWhere({ order }: { order: Order }) {
  const { date, time, address, fulfillment } = order;
  const { firstName } = siteConfig().owner;
  return (
    <section aria-label={fulfillment}>
      <p className={styles.when}>
        {date ? `${dayText(date)}, ${time}` : `${firstName} will suggest a day.`}
      </p>
      <p className={styles.where}>
        {date === '' && <span>{`You asked for this time: ${time}. `}</span>}
        <span>
          {fulfillment === 'Pickup'
            ? `You’re picking it up. ${firstName} will tell you where.`
            : `We’ll bring it to your door: ${address}`}
        </span>
      </p>
    </section>
  );
}
