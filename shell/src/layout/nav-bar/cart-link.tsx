import { portionCount, useCartItems, type CartItem } from '@simmer/shared/cart';
import { counted, countedDishes } from '@simmer/shared/counted';
import { Link, ROUTES } from '@simmer/shared/navigation';
import { ShoppingBag } from 'lucide-react';
import styles from './cart-link.module.css';

export function CartLink() {
  const items = useCartItems();
  const text = `Cart, ${contents(items)}`;
  return (
    <Link to={ROUTES.cart} className={styles.cart}>
      <ShoppingBag aria-hidden />
      {/* Without a new key, a pending translation would put the earlier number back. */}
      <span className="visually-hidden" translate="no">
        {text}
      </span>
      {/* The badge is always in the page: `captureEvents` writes the count into it before React runs, and React must hydrate it as it is. */}
      <span
        aria-hidden
        translate="no"
        hidden={items.length === 0}
        className={styles.badge}
        data-cart-badge
        data-testid="cart-badge"
        suppressHydrationWarning
      >
        {items.length}
      </span>
    </Link>
  );
}

function contents(items: readonly CartItem[]): string {
  if (items.length === 0) return 'empty';
  return `${counted(items.length, 'item')}, ${countedDishes(portionCount(items))}`;
}
