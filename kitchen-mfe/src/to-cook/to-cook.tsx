import { isolated } from '@simmer/shared/isolated';
import { NO_FLAVOR } from '@simmer/shared/order-ticket';
import { useId } from 'react';
import { portionText } from '../order-list/listed-order';
import type { Portions } from './days';
import styles from './to-cook.module.css';

/** What has to be cooked for a day, added up over its orders. */
export function ToCook({ portions }: { portions: readonly Portions[] }) {
  const titleId = useId();
  return (
    <section className={styles.sheet} aria-labelledby={titleId}>
      <h3 id={titleId} className={styles.title}>
        To cook
      </h3>
      <table className={styles.table} aria-labelledby={titleId}>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">Dish</th>
            <th scope="col">How many</th>
          </tr>
        </thead>
        <tbody>
          {portions.map(({ name, size, flavor, total, done, notes }) => (
            <tr key={JSON.stringify([name, size, flavor])} data-done={done === total}>
              <th scope="row" className={styles.dish}>
                <span>{isolated(name)}</span>
                <span className={styles.size}>{portionText({ size, flavor })}</span>
                {flavor === NO_FLAVOR && <span className={styles.note}>{NO_FLAVOR}</span>}
                {notes.map(({ text, count }) => (
                  <span key={text} className={styles.note}>
                    {count === total - done
                      ? isolated(text)
                      : `${String(count)} × ${isolated(text)}`}
                  </span>
                ))}
              </th>
              <td className={styles.count}>
                {/* Without new keys, a pending translation would put the earlier number back. */}
                <span key={`left ${String(total - done)}`}>{total - done}</span>
                {done > 0 && (
                  <span key={`done ${String(done)}`} className={styles.done}>
                    {` ${String(done)} done`}
                  </span>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
