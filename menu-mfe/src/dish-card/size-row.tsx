import type { NewCartItem } from '@simmer/shared/cart';
import { formatMoney } from '@simmer/shared/money';
import { Link, ROUTES } from '@simmer/shared/navigation';
import { useState } from 'react';
import { AddButton } from './add-button';
import styles from './size-row.module.css';

interface SizeRowProps {
  label: string;
  feeds: string;
  /** Null when the price is on request. */
  item: NewCartItem | null;
  isSoldOut: boolean;
  /** @returns whether it was added. The callback is missing if the size cannot be ordered. */
  onAdd: ((item: NewCartItem) => boolean) | undefined;
}

/** After adding with the keyboard, a guest reaches the cart with one Tab instead of after the rest of the menu. */
export function SizeRow({ label, feeds, item, isSoldOut, onAdd }: SizeRowProps) {
  const [leadsToCart, setLeadsToCart] = useState(false);
  return (
    <li className={styles.size}>
      <p className={styles.label}>
        <span>{label}</span>
        {feeds && <span className={styles.feeds}>{feeds}</span>}
      </p>
      {item === null ? (
        <p className={styles.onRequest}>Price on request</p>
      ) : (
        <>
          <p className={styles.price}>{formatMoney(item.priceCents)}</p>
          {onAdd && (
            <div
              className={styles.add}
              onBlur={({ currentTarget, relatedTarget }) => {
                if (!currentTarget.contains(relatedTarget)) setLeadsToCart(false);
              }}
            >
              <AddButton
                item={item}
                isSoldOut={isSoldOut}
                onAdd={onAdd}
                onAddByKeyboard={() => {
                  setLeadsToCart(true);
                }}
              />
              {leadsToCart && (
                <Link to={ROUTES.cart} className={`visually-hidden ${styles.toCart}`}>
                  View cart
                </Link>
              )}
            </div>
          )}
        </>
      )}
    </li>
  );
}
