import { portionCount, totalCents, useCartItems } from '@simmer/shared/cart';
import { countedDishes } from '@simmer/shared/counted';
import { formatMoney } from '@simmer/shared/money';
import { Link, ROOT_ATTRIBUTES, ROUTES } from '@simmer/shared/navigation';
import { useStore } from '@simmer/shared/store';
import { useRootAttribute } from '@simmer/shared/ui/use-root-attribute';
import { useDeferredValue, useRef } from 'react';
import { notices } from '../../../layout/notices/notice-store';
import styles from './cart-bar.late.module.css';
import { useFlyToCart } from './use-fly-to-cart';

/** The cart's content, at the bottom of a phone's window. */
export function CartBar() {
  // The bar appears after the frame that shows the tap, which does not have to wait for it.
  const items = useDeferredValue(useCartItems());
  const bar = useRef<HTMLAnchorElement>(null);
  const notice = useStore(notices);
  // The bar is hidden, because the notice after the login leads to the same page.
  const isShown = items.length > 0 && notice?.kind !== 'logged-in';

  useRootAttribute(ROOT_ATTRIBUTES.foot, isShown);
  useFlyToCart(bar, items);

  if (!isShown) return null;
  const total = formatMoney(totalCents(items));
  return (
    <Link ref={bar} to={ROUTES.cart} className={styles.bar} data-cart-bar>
      {/* The key creates a new element for each new total, which plays its animation. */}
      <span key={total} className={styles.sum}>
        {`${countedDishes(portionCount(items))}, ${total} `}
      </span>
      <span className={styles.go}>View cart</span>
    </Link>
  );
}
