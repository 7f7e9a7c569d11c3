import { portionCount, useCartItems } from '@simmer/shared/cart';
import { Link, ROUTES } from '@simmer/shared/navigation';
import { ShoppingBag } from 'lucide-react';
import styles from './cart-link.module.css';

/** The cart icon; its badge counts lines, its spoken name the portions as well. */
export function CartLink() {
  const items = useCartItems();
  return (
    <Link to={ROUTES.cart} className={styles.cart}>
      <ShoppingBag aria-hidden />
      <span className="visually-hidden">Cart{items.length === 0 && ', empty'}</span>
      {items.length > 0 && (
        <>
          <span className={styles.badge} data-testid="cart-badge">
            {items.length}
          </span>
          <span className="visually-hidden">
            {items.length === 1 ? ' item' : ' items'}, {portions(portionCount(items))}
          </span>
        </>
      )}
    </Link>
  );
}

function portions(count: number): string {
  return count === 1 ? '1 portion' : `${String(count)} portions`;
}
