import { CookingPot } from 'lucide-react';
import styles from './kitchen.module.css';

export function EmptyList() {
  return (
    <section className={styles.empty} aria-labelledby="empty-kitchen">
      <CookingPot size={72} strokeWidth={1.5} aria-hidden className={styles.pot} />
      <h2 id="empty-kitchen" className={styles.emptyTitle}>
        No orders in the list
      </h2>
      <p>
        Open an order email on this device and choose “Add to the kitchen list”. The order appears
        here, under the day it is for. It stays on this device and is not sent anywhere.
      </p>
    </section>
  );
}
