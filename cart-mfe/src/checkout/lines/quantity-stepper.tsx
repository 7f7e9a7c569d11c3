import { cart, type CartItem } from '@simmer/shared/cart';
import { siteConfig } from '@simmer/shared/config';
import { dishText } from '@simmer/shared/dish-text';
import { Status } from '@simmer/shared/ui/status';
import { Minus, Plus } from 'lucide-react';
import { useRef } from 'react';
import styles from './quantity-stepper.module.css';

const MIN = 1;

export function QuantityStepper({ item }: { item: CartItem }) {
  const { id, quantity } = item;
  const dish = dishText(item);
  const minus = useRef<HTMLButtonElement>(null);
  const plus = useRef<HTMLButtonElement>(null);
  const max = siteConfig().ordering.maxQuantity;

  function step(to: number): void {
    // A disabled button would lose a keyboard user's focus.
    if (to <= MIN) plus.current?.focus();
    if (to >= max) minus.current?.focus();
    cart.setQuantity(id, to);
  }

  return (
    <div role="group" aria-label={`Quantity of ${dish}`} className={styles.stepper}>
      <button
        ref={minus}
        type="button"
        className={styles.button}
        aria-label={`Decrease quantity of ${dish}`}
        disabled={quantity <= MIN}
        onClick={() => step(quantity - 1)}
      >
        <Minus aria-hidden size="1.125rem" />
      </button>
      <output className={styles.value} translate="no">
        {quantity}
      </output>
      <button
        ref={plus}
        type="button"
        className={styles.button}
        aria-label={`Increase quantity of ${dish}`}
        disabled={quantity >= max}
        onClick={() => step(quantity + 1)}
      >
        <Plus aria-hidden size="1.125rem" />
      </button>
      <Status className={styles.maximum}>
        {quantity >= max && `${String(max)} is the maximum`}
      </Status>
    </div>
  );
}
