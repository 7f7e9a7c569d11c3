import { counted } from '@simmer/shared/counted';
import { dayText, shortWeekdayText, weekdayText } from '@simmer/shared/day-text';
import { formatMoney } from '@simmer/shared/money';
import { useId } from 'react';
import type { Orders } from '../order-list/stored-list';
import { daysOf } from '../to-cook/days';
import styles from './accounts.late.module.css';
import { weeksOf } from './figures';

/** The days of a month, with how many orders each had. */
export function Calendar({ month, orders }: { month: string; orders: Orders }) {
  const id = useId();
  const days = new Map(daysOf(orders).map((day) => [day.date, day]));
  const weeks = weeksOf(month);
  // The second week is whole.
  const weekdays = (weeks[1] ?? []).filter((day) => day !== undefined);
  return (
    <section className={styles.sheet} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        Orders per day
      </h2>
      <table className={styles.calendar} aria-labelledby={id}>
        <thead>
          <tr>
            {weekdays.map((day) => (
              <th key={day} scope="col" abbr={weekdayText(day)}>
                {shortWeekdayText(day)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week, n) => (
            <tr key={n}>
              {week.map((date, weekday) => {
                const day = date === undefined ? undefined : days.get(date);
                return (
                  <td key={weekday} data-busy={day !== undefined}>
                    {date !== undefined && (
                      <span className={styles.date} aria-hidden={day !== undefined}>
                        {Number(date.slice(-2))}
                      </span>
                    )}
                    {day && (
                      <>
                        <b aria-hidden>{day.orders.length}</b>
                        <span className="visually-hidden">
                          {`${dayText(day.date)}: ${counted(day.orders.length, 'order')}, ${formatMoney(day.totalCents)}`}
                        </span>
                      </>
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
