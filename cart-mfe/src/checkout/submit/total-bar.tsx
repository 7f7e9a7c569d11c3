import { portionCount, totalCents, type CartItem } from '@simmer/shared/cart';
import { counted } from '@simmer/shared/counted';
import { formatMoney } from '@simmer/shared/money';
import styles from './total-bar.module.css';

/** Keeps the total in view next to the fields. Hidden from screen readers, because the panel below has it. */
export function TotalBar({ items }: { items: readonly CartItem[] }) {
  const total = totalCents(items);
  return (
    // The key: a translation that is on its way would replace the text of the same element by what it was before.
    <p key={total} aria-hidden className={styles.bar}>
      <span>{counted(portionCount(items), 'portion')}</span>
      <span className={styles.sum}>{`Total ${formatMoney(total)}`}</span>
    </p>
  );
}
