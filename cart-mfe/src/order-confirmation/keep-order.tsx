import { isEmail } from '@simmer/shared/email';
import { isDay } from '@simmer/shared/shop-calendar';
import { AnchorButton } from '@simmer/shared/ui/button';
import { PrintButton } from '@simmer/shared/ui/print-button';
import { CalendarPlus, Mail } from 'lucide-react';
import type { Order } from '../order/order';
import { useServices } from '../services/services';
import { copyMailto } from './confirmation-text';
import styles from './keep-order.module.css';
import { orderCalendar } from './order-calendar';

/** Ways for the guest to keep a copy of the order. All of it is generated in the browser. */
export function KeepOrder({ order }: { order: Order }) {
  const { now } = useServices();
  return (
    <section className={styles.keep} aria-labelledby="keep-order">
      <h2 id="keep-order" className={styles.heading}>
        Keep a copy
      </h2>
      {isEmail(order.email) && (
        <AnchorButton href={copyMailto(order)}>
          <Mail aria-hidden />
          <span>Email myself a copy</span>
        </AnchorButton>
      )}
      {isDay(order.date) && (
        <AnchorButton
          href={`data:text/calendar;charset=utf-8,${encodeURIComponent(orderCalendar(order, new Date(now())))}`}
          download={`order-${order.reference}.ics`}
        >
          <CalendarPlus aria-hidden />
          <span>Add to calendar</span>
        </AnchorButton>
      )}
      <PrintButton>Print</PrintButton>
    </section>
  );
}
