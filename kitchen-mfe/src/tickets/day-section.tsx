import { counted, countedDishes } from '@simmer/shared/counted';
import { dayText, shortDayText } from '@simmer/shared/day-text';
import { formatMoney } from '@simmer/shared/money';
import { createStore, useStore } from '@simmer/shared/store';
import { addDays } from '@simmer/shared/shop-calendar';
import { useId } from 'react';
import { isOver, soldOf } from '../order-list/listed-order';
import type { Day } from '../to-cook/days';
import { ToCook } from '../to-cook/to-cook';
import styles from './day-section.module.css';
import { PrintList } from '../order-list/print-list';
import { TicketCard } from './ticket-card';

/** The only day that is printed; null for all. */
export const printedDay = createStore<string | null>('printed day', null);
// Without this, the next print from the browser's menu would leave days out.
window.addEventListener('afterprint', () => printedDay.set(null));

export function DaySection({ day, today }: { day: Day; today: string }) {
  const isPrinted = useStore(printedDay, (only) => only === null || only === day.date);
  const { date, orders, portions, totalCents } = day;
  const titleId = useId();
  const isDone = orders.every(isOver);
  const dishes = portions.reduce((sum, { total }) => sum + total, 0);
  return (
    <section className={styles.day} data-printed={isPrinted && !isDone} aria-labelledby={titleId}>
      <header className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {titleOf(date, today)}
        </h2>
        <p className={styles.facts}>
          {[
            counted(soldOf(orders).length, 'order'),
            countedDishes(dishes),
            formatMoney(totalCents),
          ].join(' · ')}
        </p>
        {!isDone && (
          <PrintList look="quiet" onPrint={() => printedDay.set(date)}>
            {`Print ${shortDayText(date) || 'these'}`}
          </PrintList>
        )}
      </header>
      <div className={styles.columns}>
        <div className={styles.aside}>{portions.length > 0 && <ToCook portions={portions} />}</div>
        <div className={styles.tickets}>
          {orders.map((order) => (
            <TicketCard key={order.ticket.reference} order={order} />
          ))}
        </div>
      </div>
    </section>
  );
}

/** "Today, Thursday, December 24, 2026" */
function titleOf(date: string, today: string): string {
  if (date === '') return 'No date';
  if (date === today) return `Today, ${dayText(date)}`;
  return date === addDays(today, 1) ? `Tomorrow, ${dayText(date)}` : dayText(date);
}
