import { formatMoney } from '@simmer/shared/money';
import type { PaymentMethod } from '../order/order';
import { VenmoCode } from '../venmo/venmo-code';
import type { Confirmation } from './confirmation-state';
import styles from './payment-note.module.css';

export function PaymentNote({ order, method }: { order: Confirmation; method: PaymentMethod }) {
  if (method === 'Venmo') {
    return (
      <section className={`${styles.note} ${styles.withCode}`} aria-label="Payment">
        <div>
          <p>Please send your payment via Venmo:</p>
          {order.totalCents !== null && (
            <p className={styles.amount}>{formatMoney(order.totalCents)}</p>
          )}
        </div>
        <VenmoCode />
      </section>
    );
  }
  return (
    <section className={styles.note} aria-label="Payment">
      <p>{`You selected to pay with ${method}. Please have payment at pickup.`}</p>
      {order.fulfillment === 'Delivery' && <p>We’re delivering, so you can pay at the door.</p>}
    </section>
  );
}
