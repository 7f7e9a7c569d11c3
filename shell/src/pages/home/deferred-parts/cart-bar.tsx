import { totalCents, useCartItems } from '@simmer/shared/cart';
import { formatMoney } from '@simmer/shared/money';
import { Link, ROUTES } from '@simmer/shared/navigation';
import { useEffect, useRef } from 'react';
import { useRootAttribute } from '../../../layout/use-root-attribute';
import styles from './cart-bar.module.css';
import { startFlyToCart } from './fly-to-cart';

/** The cart's content, at the bottom of a phone's window. */
export function CartBar() {
  const items = useCartItems();
  const bar = useRef<HTMLAnchorElement>(null);

  useRootAttribute('data-foot', items.length > 0);
  useEffect(() => startFlyToCart(() => bar.current), []);

  if (items.length === 0) return null;
  const total = formatMoney(totalCents(items));
  return (
    <Link ref={bar} to={ROUTES.cart} className={styles.bar} data-cart-bar>
      {/* The key creates a new element for each new total, which plays its animation. */}
      <span key={total} className={styles.sum}>
        {items.length === 1 ? '1 item' : `${String(items.length)} items`}, {total}
      </span>{' '}
      <span className={styles.go}>View cart</span>
    </Link>
  );
}
