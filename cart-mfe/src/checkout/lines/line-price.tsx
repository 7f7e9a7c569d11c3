import { lineCents, type CartItem } from '@simmer/shared/cart';
import { formatMoney } from '@simmer/shared/money';
import styles from './line-price.module.css';

/** "$60.00 (2 at $30.00 each)", or "$30.00 each" for a single dish. */
export function LinePrice({ item }: { item: CartItem }) {
  const each = `${formatMoney(item.priceCents)} each`;
  const total = lineCents(item);
  return (
    // The key is for a translated page, as in TotalBar.
    <p key={total} className={styles.price}>
      {item.quantity === 1 ? (
        each
      ) : (
        <>
          <span>{`${formatMoney(total)} `}</span>
          <span className={styles.each}>{`(${String(item.quantity)} at ${each})`}</span>
        </>
      )}
    </p>
  );
}
