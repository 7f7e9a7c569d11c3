import { siteConfig } from '@simmer/shared/config';
import { Minus, Plus } from 'lucide-react';
import { useRef } from 'react';
import styles from './quantity-stepper.module.css';

interface QuantityStepperProps {
  /** Name and size, for the names of the buttons. */
  dish: string;
  quantity: number;
  onChange: (quantity: number) => void;
}

const LEAST = 1;

export function QuantityStepper({ dish, quantity, onChange }: QuantityStepperProps) {
  const minus = useRef<HTMLButtonElement>(null);
  const plus = useRef<HTMLButtonElement>(null);
  const most = siteConfig().ordering.maxQuantity;

  function step(to: number): void {
    // A button about to be disabled would drop the focus of a keyboard user.
    if (to <= LEAST) plus.current?.focus();
    if (to >= most) minus.current?.focus();
    onChange(to);
  }

  return (
    <div role="group" aria-label={`Quantity of ${dish}`} className={styles.stepper}>
      <button
        ref={minus}
        type="button"
        className={styles.button}
        aria-label={`Decrease quantity of ${dish}`}
        disabled={quantity <= LEAST}
        onClick={() => {
          step(quantity - 1);
        }}
      >
        <Minus aria-hidden size={18} />
      </button>
      <output className={styles.value}>{quantity}</output>
      <button
        ref={plus}
        type="button"
        className={styles.button}
        aria-label={`Increase quantity of ${dish}`}
        disabled={quantity >= most}
        onClick={() => {
          step(quantity + 1);
        }}
      >
        <Plus aria-hidden size={18} />
      </button>
    </div>
  );
}
