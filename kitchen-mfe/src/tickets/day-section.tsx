import { counted } from '@simmer/shared/counted';
import { formatMoney } from '@simmer/shared/money';
import { useId } from 'react';
import { dayText } from '../to-cook/day-text';
import { portionCount, type Day } from '../to-cook/days';
import { ToCook } from '../to-cook/to-cook';
import styles from './day-section.module.css';
import { TicketCard } from './ticket-card';

export function DaySection({ day, today }: { day: Day; today: string }) {
  const { date, orders, portions, totalCents } = day;
  const titleId = useId();
  const isDone = orders.every((order) => order.isDone);
  return (
    <section className={styles.day} data-done={isDone} aria-labelledby={titleId}>
      <header className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {dayText(date, today)}
        </h2>
        <p className={styles.facts}>
          {[
            counted(orders.length, 'order'),
            counted(portionCount(portions), 'portion'),
            formatMoney(totalCents),
          ].join(' · ')}
        </p>
      </header>
      <div className={styles.columns}>
        <div className={styles.aside}>
          <ToCook portions={portions} />
        </div>
        <div className={styles.tickets}>
          {orders.map((order) => (
            <TicketCard key={order.ticket.reference} order={order} />
          ))}
        </div>
      </div>
    </section>
  );
}
