import { shortDayText } from '@simmer/shared/day-text';
import { formatMoney } from '@simmer/shared/money';
import { NO_FLAVOR, type OrderTicket } from '@simmer/shared/order-ticket';
import { portionText } from '../order-list/listed-order';
import styles from './paper.late.module.css';

/** A time that is written in sentences would be a ticket of its own in large type. */
const LONG_TIME = 24;

/** The ticket of one order, 80 mm wide and as long as it has to be. */
export function Ticket({ ticket, hasPrices }: { ticket: OrderTicket; hasPrices: boolean }) {
  const { reference, name, date, time, fulfillment, address, paymentMethod, totalCents } = ticket;
  return (
    <article className={styles.ticket}>
      <p className={styles.when}>{[shortDayText(date), reference].filter(Boolean).join(' · ')}</p>
      {time && (
        <p className={styles.time} data-long={time.length > LONG_TIME}>
          {time}
        </p>
      )}
      <p className={styles.guest}>{name || 'No name'}</p>
      <p>{fulfillment === 'Pickup' ? 'Pickup' : address}</p>
      <ul role="list" className={styles.lines}>
        {ticket.items.map((item, index) => (
          <li key={index} className={styles.line}>
            <b className={styles.quantity}>{`${String(item.quantity)} ×`}</b>
            <div>
              <b>{item.name}</b>
              <p>{portionText(item)}</p>
              {item.flavor === NO_FLAVOR && <p className={styles.framed}>{NO_FLAVOR}</p>}
              {item.note && <p className={styles.framed}>{item.note}</p>}
            </div>
          </li>
        ))}
      </ul>
      {hasPrices && (
        <p className={styles.total}>
          <span>{paymentMethod}</span>
          <b>{formatMoney(totalCents)}</b>
        </p>
      )}
    </article>
  );
}
