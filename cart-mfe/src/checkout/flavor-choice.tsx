import { cart, type CartItem } from '@simmer/shared/cart';
import { useEffect, useId, useRef } from 'react';
import { announceChange } from '../line-notes/line-changes';
import styles from './flavor-choice.module.css';
import { dishText } from '../dish-text';

interface FlavorChoiceProps {
  item: CartItem;
  flavors: readonly string[];
  /** The line became one with this one. */
  onMerged: (id: string) => void;
}

/** Lets a guest choose the flavor of a line, or change it. */
export function FlavorChoice({ item, flavors, onMerged }: FlavorChoiceProps) {
  const id = useId();
  const select = useRef<HTMLSelectElement>(null);
  const isByKeyboard = useRef(false);
  const wasOpened = useRef(item.flavor !== null);

  useEffect(() => {
    // In place of the button that opened it.
    if (wasOpened.current) select.current?.focus();
  }, []);

  function choose(flavor: string): void {
    const kept = cart.setFlavor(item.id, flavor);
    if (kept === item.id) return;
    announceChange(`${dishText(item)}, ${flavor} is one line now.`);
    onMerged(kept);
  }

  /** A keyboard passes other flavors on the way to the right one: lines become one when the guest moves on. */
  function pass(flavor: string): void {
    cart.restore(cart.getItems().map((line) => (line.id === item.id ? { ...line, flavor } : line)));
  }

  return (
    <div className={styles.choice}>
      <label htmlFor={id}>Choose a flavor</label>
      <select
        id={id}
        ref={select}
        value={item.flavor ?? ''}
        onKeyDown={() => {
          isByKeyboard.current = true;
        }}
        onPointerDown={() => {
          isByKeyboard.current = false;
        }}
        onChange={(event) => {
          (isByKeyboard.current ? pass : choose)(event.target.value);
        }}
        onBlur={() => {
          if (isByKeyboard.current && item.flavor) choose(item.flavor);
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
        <p className={styles.hint}>You can order without one. The order will then say “NONE”.</p>
      )}
    </div>
  );
}
