import type { NewCartItem } from '@simmer/shared/cart';
import { formatMoney } from '@simmer/shared/money';
import { AddButton } from './add-button';
import styles from './size-row.module.css';

interface SizeRowProps {
  label: string;
  feeds: string;
  /** Null when the price is on request. */
  item: NewCartItem | null;
  isSoldOut: boolean;
  /** @returns whether it was added. */
  onAdd: (item: NewCartItem) => boolean;
}

export function SizeRow({ label, feeds, item, isSoldOut, onAdd }: SizeRowProps) {
  return (
    <li className={styles.size}>
      <p className={styles.label}>
        {label}
        {feeds && <span className={styles.feeds}>{feeds}</span>}
      </p>
      {item === null ? (
        <p className={styles.onRequest}>Price on request</p>
      ) : (
        <>
          <p className={styles.price}>{formatMoney(item.priceCents)}</p>
          <div className={styles.add}>
            <AddButton item={item} isSoldOut={isSoldOut} onAdd={onAdd} />
          </div>
        </>
      )}
    </li>
  );
}
