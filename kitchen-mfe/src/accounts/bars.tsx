import { isolated } from '@simmer/shared/isolated';
import { formatMoney } from '@simmer/shared/money';
import { useId } from 'react';
import styles from './accounts.late.module.css';
import type { Sum } from './figures';

interface Bar extends Sum {
  readonly name: string;
}

/**
 * A bar chart that is a table, whose numbers a screen reader reads. The roles are for Safari, which takes them from a table
 * with another layout.
 */
export function Bars({ title, what, bars }: { title: string; what: string; bars: readonly Bar[] }) {
  const id = useId();
  const most = Math.max(...bars.map(({ portions }) => portions));
  return (
    <section className={styles.sheet} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <table role="table" className={styles.bars} aria-labelledby={id}>
        <thead role="rowgroup" className="visually-hidden">
          <tr role="row">
            <th role="columnheader" scope="col">
              {what}
            </th>
            <th role="columnheader" scope="col">
              Portions
            </th>
            <th role="columnheader" scope="col">
              Amount
            </th>
          </tr>
        </thead>
        <tbody role="rowgroup">
          {bars.map(({ name, portions, cents }) => (
            <tr key={name} role="row" className={styles.row}>
              <th role="rowheader" scope="row" className={styles.name}>
                {isolated(name)}
              </th>
              <td role="cell" className={styles.count}>
                <span
                  className={styles.bar}
                  style={{ width: `${String((100 * portions) / most)}%` }}
                />
                <b>{portions}</b>
              </td>
              <td role="cell" className={styles.amount}>
                {formatMoney(cents)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
