import { dayText } from '@simmer/shared/day-text';
import { isolated } from '@simmer/shared/isolated';
import { formatMoney } from '@simmer/shared/money';
import { lineText } from '../order/line-text';
import type { Order } from '../order/order';
import styles from './ordered-dishes.module.css';

/** The dishes of an order, for when it is, and its total. */
export function OrderedDishes({ order: { items, date, time, totalCents } }: { order: Order }) {
  return (
    <ul role="list" className={styles.lines}>
      {items.map((item) => (
        <li key={item.id}>{lineText(item)}</li>
      ))}
      <li>{[dayText(date), `Time: ${isolated(time)}`].filter(Boolean).join(' · ')}</li>
      <li className={styles.total}>{`Total ${formatMoney(totalCents)}`}</li>
    </ul>
  );
}
