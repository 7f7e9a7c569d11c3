import { formatMoney } from '@simmer/shared/money';
import { hasCode } from '@simmer/shared/payment';
import type { Order } from '../order/order';
import { VenmoCode } from '../venmo/venmo-code';
import styles from './payment-note.module.css';

export function PaymentNote({ order }: { order: Order }) {
  const method = order.paymentMethod;
  const isApp = hasCode(method);
  return (
    <section
      className={isApp ? `${styles.note} ${styles.withCode}` : styles.note}
      aria-label="Payment"
    >
      <div>
        <p className={styles.amount}>{formatMoney(order.totalCents)}</p>
        <p>
          {isApp
            ? `Please send your payment via ${method}:`
            : `You selected to pay with ${method}. Please have payment at pickup.`}
        </p>
        {!isApp && order.fulfillment === 'Delivery' && (
          <p>For a delivery, that means when we’re at your door.</p>
        )}
      </div>
      {isApp && <VenmoCode />}
    </section>
  );
}
