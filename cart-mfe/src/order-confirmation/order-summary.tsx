import { formatMoney } from '@simmer/shared/money';
import type { Confirmation, SummaryLine } from './confirmation-state';
import styles from './order-summary.module.css';
import { factsOf } from './confirmation-text';

export function OrderSummary({ order }: { order: Confirmation }) {
  if (order.cartItems.length === 0) return null;
  return (
    <section className={styles.summary} aria-labelledby="order-summary">
      <h2 id="order-summary" className={styles.heading}>
        Order Summary
      </h2>
      <ul role="list" className={styles.lines} aria-labelledby="order-summary">
        {order.cartItems.map((line, index) => (
          // The lines never move, and nothing in them is guaranteed to be unique.
          <Line key={index} line={line} />
        ))}
      </ul>
      {order.totalCents !== null && (
        <p className={styles.total}>
          <span>{'Total '}</span>
          <strong>{formatMoney(order.totalCents)}</strong>
        </p>
      )}
      <FulfillmentFacts order={order} />
    </section>
  );
}

function Line({ line }: { line: SummaryLine }) {
  return (
    <li className={styles.line}>
      <div>
        <span className={styles.name}>{line.name}</span>
        <p className={styles.detail}>{`${line.size}, quantity ${String(line.quantity)}`}</p>
        {line.flavor && <p className={styles.detail}>{`Flavor: ${line.flavor}`}</p>}
        {line.modification && <p className={styles.detail}>{`Note: ${line.modification}`}</p>}
      </div>
      {line.priceCents !== null && (
        <span className={styles.price}>{formatMoney(line.priceCents * line.quantity)}</span>
      )}
    </li>
  );
}

function FulfillmentFacts({ order }: { order: Confirmation }) {
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
