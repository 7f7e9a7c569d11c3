import { siteConfig } from '@simmer/shared/config';
import { dayText } from '@simmer/shared/day-text';
import type { Confirmation } from './confirmation-state';
import styles from './next-steps.module.css';

export function NextSteps({ order }: { order: Confirmation }) {
  const { firstName } = siteConfig().owner;
  const isPickup = order.fulfillment === 'Pickup';
  const reply = order.email ? ` to ${order.email}` : '';
  return (
    <section className={styles.next} aria-labelledby="next-steps">
      <h2 id="next-steps" className={styles.heading}>
        What happens next
      </h2>
      <ol className={styles.steps}>
        <li>{`${firstName} received your order by email and will start planning it.`}</li>
        <li>
          {isPickup
            ? `${firstName} will email you${reply} to tell you where to pick it up.`
            : `If anything is unclear, ${firstName} will email you${reply}.`}
        </li>
        {(order.date || order.time) && <li>{whenText(order, firstName)}</li>}
      </ol>
    </section>
  );
}

function whenText({ date, time, fulfillment }: Confirmation, firstName: string): string {
  const isPickup = fulfillment === 'Pickup';
  if (date === '')
    return `${firstName} will suggest a day to ${isPickup ? 'pick it up' : 'bring it to your door'}. You asked for this time: ${time}.`;
  const when = [dayText(date), time].filter(Boolean).join(', ');
  return `${isPickup ? 'Come by and pick it up' : 'We’ll bring your order to your door'}: ${when}.`;
}
