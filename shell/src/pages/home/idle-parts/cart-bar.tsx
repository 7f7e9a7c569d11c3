import { totalCents, useCartItems } from '@simmer/shared/cart';
import { counted } from '@simmer/shared/counted';
import { formatMoney } from '@simmer/shared/money';
import { Link, ROUTES } from '@simmer/shared/navigation';
import { useDeferredValue, useRef } from 'react';
import { useRootAttribute } from '../../../layout/use-root-attribute';
import styles from './cart-bar.module.css';
import { useFlyToCart } from './use-fly-to-cart';

/** The cart's content, at the bottom of a phone's window. */
export function CartBar() {
  // After the frame that shows the tap, which need not wait for the bar.
  const items = useDeferredValue(useCartItems());
  const bar = useRef<HTMLAnchorElement>(null);

  useRootAttribute('data-foot', items.length > 0);
  useFlyToCart(bar, items);

  if (items.length === 0) return null;
  const total = formatMoney(totalCents(items));
  return (
    <Link ref={bar} to={ROUTES.cart} className={styles.bar} data-cart-bar>
      {/* The key creates a new element for each new total, which plays its animation. */}
      <span key={total} className={styles.sum}>
        {`${counted(items.length, 'item')}, ${total} `}
      </span>
      <span className={styles.go}>View cart</span>
    </Link>
  );
}
