import { siteConfig } from '@simmer/shared/config';
import { Link, ROUTES } from '@simmer/shared/navigation';
import type { Order } from '../order/order';
import styles from './next-steps.module.css';

export function NextSteps({ order }: { order: Order }) {
  const { firstName, email } = siteConfig().owner;
  return (
    <section className={styles.next} aria-labelledby="next-steps">
      <h2 id="next-steps" className={styles.heading}>
        What happens next
      </h2>
      <ol className={styles.steps}>
        <li>{`${firstName} received your order by email and will start planning it.`}</li>
        <li>
          {order.fulfillment === 'Pickup'
            ? `${firstName} will email you at ${order.email} to tell you where to pick it up.`
            : `If anything is unclear, ${firstName} will email you at ${order.email}.`}
        </li>
        {order.items.some(({ cooking }) => cooking) && (
          <li>
            <span>{'Once you have it: '}</span>
            <Link to={ROUTES.instructions}>How to cook it</Link>
          </li>
        )}
      </ol>
      <p className={styles.questions}>
        <span>{`Questions? Write to ${firstName}: `}</span>
        <a href={`mailto:${email}`} translate="no">
          {email}
        </a>
      </p>
    </section>
  );
}
