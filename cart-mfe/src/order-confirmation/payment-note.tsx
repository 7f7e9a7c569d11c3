import { dayText } from '@simmer/shared/day-text';
import { formatMoney } from '@simmer/shared/money';
import { hasCode } from '@simmer/shared/payment';
import type { Order } from '../order/order';
import { VenmoCode } from '../venmo/venmo-code';
import styles from './payment-note.module.css';

export function PaymentNote({ order }: { order: Order }) {
  const method = order.paymentMethod;
  if (hasCode(method)) {
    return (
      <section className={`${styles.note} ${styles.withCode}`} aria-label="Payment">
        <div>
          <p>{`Please send your payment via ${method}:`}</p>
          <p className={styles.amount}>{formatMoney(order.totalCents)}</p>
        </div>
        <VenmoCode totalCents={order.totalCents} />
      </section>
    );
  }
  return (
    <section className={styles.note} aria-label="Payment">
      <p>{`You selected to pay with ${method}. Please have payment at pickup.`}</p>
      {order.fulfillment === 'Delivery' && <p>{atTheDoorText(order.date)}</p>}
    </section>
  );
}

/** What the sentence before it means for an order that is not picked up. */
function atTheDoorText(date: string): string {
  return `For your delivery, that means at your door${date && `, on ${dayText(date)}`}.`;
}
