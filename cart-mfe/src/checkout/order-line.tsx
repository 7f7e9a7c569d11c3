import { cart, type CartItem } from '@simmer/shared/cart';
import { memo } from 'react';
import { FlavorChoice } from './flavor-choice';
import { LinePrice } from './line-price';
import { MenuChangeNotice } from './menu-change-notice';
import styles from './order-line.module.css';
import { QuantityStepper } from './quantity-stepper';

interface OrderLineProps {
  item: CartItem;
  onRemove: (item: CartItem) => void;
}

/** Renders only when the line itself changed: a cart may have a hundred. */
export const OrderLine = memo(function OrderLine({ item, onRemove }: OrderLineProps) {
  const dish = `${item.name}, ${item.size}`;
  return (
    <li className={styles.line}>
      <div>
        <h2 className={styles.name}>{item.name}</h2>
        <p className={styles.detail}>{item.size}</p>
        {item.flavor && (
          <p className={styles.detail}>
            Flavor: <span>{item.flavor}</span>
          </p>
        )}
      </div>
      <LinePrice item={item} />
      {item.modification && (
        <p className={styles.note}>
          <span className={styles.noteLabel}>Note:</span> <span>{item.modification}</span>
        </p>
      )}
      <MenuChangeNotice item={item} />
      {item.flavors && <FlavorChoice item={item} flavors={item.flavors} />}
      <div className={styles.actions}>
        <QuantityStepper
          dish={dish}
          quantity={item.quantity}
          onChange={(quantity) => {
            cart.setQuantity(item.id, quantity);
          }}
        />
        <button
          type="button"
          data-remove
          className={styles.remove}
          aria-label={`Remove ${dish}`}
          onClick={() => {
            onRemove(item);
          }}
        >
          Remove
        </button>
      </div>
    </li>
  );
});
