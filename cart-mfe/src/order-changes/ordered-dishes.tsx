import { dayText } from '@simmer/shared/day-text';
import { isolated } from '@simmer/shared/isolated';
import { formatMoney } from '@simmer/shared/money';
import { lineText } from '../order/line-text';
import type { Order } from '../order/order';
import styles from './ordered-dishes.module.css';

interface OrderedDishesProps {
  order: Order;
  /** Whether the owner knows that it is cancelled. */
  isCancelled: boolean;
}

/** The dishes of an order, for when it is, and its total. */
export function OrderedDishes({ order, isCancelled }: OrderedDishesProps) {
  const { items, date, time, totalCents } = order;
  return (
    <ul role="list" className={isCancelled ? styles.cancelled : styles.lines}>
      {items.map((item) => (
        <li key={item.id}>{lineText(item)}</li>
      ))}
      <li>{[dayText(date), `Time: ${isolated(time)}`].filter(Boolean).join(' · ')}</li>
      <li className={styles.total}>
        {isCancelled ? 'Nothing to pay.' : `Total ${formatMoney(totalCents)}`}
      </li>
    </ul>
  );
}
