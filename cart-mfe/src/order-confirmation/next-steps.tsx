import { siteConfig } from '@simmer/shared/config';
import { isolated } from '@simmer/shared/isolated';
import { dayText } from '@simmer/shared/day-text';
import type { Order } from '../order/order';
import styles from './next-steps.module.css';

export function NextSteps({ order }: { order: Order }) {
  const { firstName } = siteConfig().owner;
  return (
    <section className={styles.next} aria-labelledby="next-steps">
      <h2 id="next-steps" className={styles.heading}>
        What happens next
      </h2>
      <ol className={styles.steps}>
        <li>{`${firstName} received your order by email and will start planning it.`}</li>
        <li>
          {order.fulfillment === 'Pickup'
            ? `${firstName} will email you to ${order.email} to tell you where to pick it up.`
            : `If anything is unclear, ${firstName} will email you to ${order.email}.`}
        </li>
        <li>{whenText(order, firstName)}</li>
      </ol>
    </section>
  );
}

function whenText({ date, fulfillment, ...order }: Order, firstName: string): string {
  const time = isolated(order.time);
  const isPickup = fulfillment === 'Pickup';
  if (date === '')
    return `${firstName} will suggest a day to ${isPickup ? 'pick it up' : 'bring it to your door'}. You asked for this time: ${time}.`;
  return `${isPickup ? 'Come by and pick it up' : 'We’ll bring your order to your door'}: ${dayText(date)}, ${time}.`;
}
