import type { DishSize } from '@simmer/shared/menu';
import { formatMoney, type Cents } from '@simmer/shared/money';
import { AddButton } from './add-button';
import styles from './size-row.module.css';

interface SizeRowProps {
  dishName: string;
  size: DishSize;
  isSoldOut: boolean;
  onAdd: (sizeLabel: string, priceCents: Cents) => void;
}

export function SizeRow({ dishName, size, isSoldOut, onAdd }: SizeRowProps) {
  const { label, priceCents, feeds } = size;
  return (
    <li className={styles.size}>
      <p className={styles.label}>
        {label}
        {feeds && <span className={styles.feeds}>{feeds}</span>}
      </p>
      {priceCents === null ? (
        <p className={styles.onRequest}>Price on request</p>
      ) : (
        <>
          <p className={styles.price}>{formatMoney(priceCents)}</p>
          <div className={styles.add}>
            <AddButton
              what={`${dishName}, ${label}, ${formatMoney(priceCents)}`}
              isSoldOut={isSoldOut}
              onAdd={() => {
                onAdd(label, priceCents);
              }}
            />
          </div>
        </>
      )}
    </li>
  );
}
