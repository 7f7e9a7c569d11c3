import { cart, type CartItem } from '@simmer/shared/cart';
import { useId, useState } from 'react';
import styles from './flavor-choice.module.css';

interface FlavorChoiceProps {
  item: CartItem;
  flavors: readonly string[];
}

/** Lets a guest who added a dish without a flavor choose one later. */
export function FlavorChoice({ item, flavors }: FlavorChoiceProps) {
  const id = useId();
  // Stays after the first choice: a keyboard user passes other flavors on the way to the right one.
  const [isOffered] = useState(item.flavor === null);
  if (!isOffered) return null;

  return (
    <div className={styles.choice}>
      <label htmlFor={id}>Choose a flavor</label>
      <select
        id={id}
        value={item.flavor ?? ''}
        onChange={(event) => {
          cart.setFlavor(item.id, event.target.value);
        }}
      >
        <option value="" disabled={item.flavor !== null}>
          Select Flavor
        </option>
        {flavors.map((flavor) => (
          <option key={flavor}>{flavor}</option>
        ))}
      </select>
      {item.flavor === null && (
        <p className={styles.hint}>You can order without one; the order will say “NONE”.</p>
      )}
    </div>
  );
}
