import { counted } from '@simmer/shared/counted';
import { dayText, shortWeekdayText, weekdayText } from '@simmer/shared/day-text';
import { formatMoney } from '@simmer/shared/money';
import { useId } from 'react';
import type { Orders } from '../order-list/listed-order';
import { daysOf, type Day } from '../to-cook/days';
import styles from './accounts.late.module.css';
import { weeksOf } from './figures';

/** The days of a month, with how many orders each had. */
export function Calendar({ month, orders }: { month: string; orders: Orders }) {
  const id = useId();
  const days = new Map(daysOf(orders).map((day) => [day.date, day]));
  const weeks = weeksOf(month);
  return (
    <section className={styles.sheet} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        Orders per day
      </h2>
      <table className={styles.calendar} aria-labelledby={id}>
        <thead>
          <tr>
            {weeks[0]?.map((date) => (
              <th key={date} scope="col" abbr={weekdayText(date)}>
                {shortWeekdayText(date)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((date) => (
                <td key={date} data-busy={days.has(date)}>
                  {date.startsWith(month) && <CalendarDay date={date} day={days.get(date)} />}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function CalendarDay({ date, day }: { date: string; day: Day | undefined }) {
  const number = Number(date.slice(-2));
  if (!day) return <span className={styles.date}>{number}</span>;
  const orders = day.orders.length;
  return (
    <>
      <span className={styles.date} aria-hidden>
        {number}
      </span>
      <b aria-hidden>{orders}</b>
      <span className="visually-hidden">
        {`${dayText(date)}: ${counted(orders, 'order')}, ${formatMoney(day.totalCents)}`}
      </span>
    </>
  );
}
