import { cart, type CartItem } from '@simmer/shared/cart';
import { siteConfig } from '@simmer/shared/config';
import { dishText } from '@simmer/shared/dish-text';
import { useEffect, useId, useRef } from 'react';
import { announceChange, changeUnmerged } from '../../line-notes/line-changes';
import styles from './line-flavor.module.css';

interface LineFlavorProps {
  item: CartItem;
  flavors: readonly string[];
  /** Called when the line was merged into the one with this id. */
  onMerged: (id: string) => void;
}

export function LineFlavor({ item, flavors, onMerged }: LineFlavorProps) {
  const selectId = useId();
  const select = useRef<HTMLSelectElement>(null);
  const isByKeyboard = useRef(false);
  const wasOpened = useRef(item.flavor !== null);

  useEffect(() => {
    // The field replaces the button that opened it, which had the focus.
    if (wasOpened.current) select.current?.focus();
  }, []);

  function choose(flavor: string): void {
    const id = cart.setFlavor(item.id, flavor);
    if (id === item.id) return;
    announceChange(`The two lines of ${dishText(item)}, ${flavor} have been combined.`);
    onMerged(id);
  }

  return (
    <div className={styles.choice}>
      <label htmlFor={selectId}>Choose a flavor</label>
      <select
        id={selectId}
        ref={select}
        value={item.flavor ?? ''}
        onKeyDown={() => {
          isByKeyboard.current = true;
        }}
        onPointerDown={() => {
          isByKeyboard.current = false;
        }}
        onChange={({ target: { value } }) => {
          // With the keyboard, a guest passes other flavors on the way to the right one.
          if (isByKeyboard.current) changeUnmerged(item.id, { flavor: value });
          else choose(value);
        }}
        onBlur={() => {
          if (isByKeyboard.current && item.flavor) choose(item.flavor);
        }}
      >
        <option value="" disabled={item.flavor !== null}>
          Select Flavor
        </option>
        {flavors.map((flavor) => (
          <option key={flavor} value={flavor}>
            {flavor}
          </option>
        ))}
      </select>
      {item.flavor === null && (
        <p className={styles.hint}>
          {`No flavor chosen: ${siteConfig().owner.firstName} will ask you.`}
        </p>
      )}
    </div>
  );
}
