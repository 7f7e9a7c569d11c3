import { formatMoney } from '@simmer/shared/money';
import type { Confirmation } from './confirmation-state';
import { factsOf } from './confirmation-text';
import styles from './order-summary.module.css';

export function OrderSummary({ order }: { order: Confirmation }) {
  if (order.cartItems.length === 0) return null;
  return (
    <section className={styles.summary} aria-labelledby="order-summary">
      <h2 id="order-summary" className={styles.heading}>
        Order Summary
      </h2>
      <ul role="list" className={styles.lines} aria-labelledby="order-summary">
        {order.cartItems.map(
          ({ name, size, quantity, flavor, modification, priceCents }, index) => (
            // The lines never move, and nothing in them is guaranteed to be unique.
            <li key={index} className={styles.line}>
              <div>
                <span className={styles.name}>{name}</span>
                <p className={styles.detail}>{`${size}, quantity ${String(quantity)}`}</p>
                {flavor && <p className={styles.detail}>{`Flavor: ${flavor}`}</p>}
                {modification && <p className={styles.detail}>{`Note: ${modification}`}</p>}
              </div>
              {priceCents !== null && (
                <span className={styles.price}>{formatMoney(priceCents * quantity)}</span>
              )}
            </li>
          ),
        )}
      </ul>
      {order.totalCents !== null && (
        <p className={styles.total}>
          <span>{'Total '}</span>
          <strong>{formatMoney(order.totalCents)}</strong>
        </p>
      )}
      <dl className={styles.facts}>
        {factsOf(order).map(({ term, value }) => (
          <div key={term} className={styles.fact}>
            <dt className={styles.term}>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
