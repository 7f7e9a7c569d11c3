import { onAccountLeft } from '@simmer/shared/auth';
import { cart, useCartItems, type CartItem } from '@simmer/shared/cart';
import { dishText } from '@simmer/shared/dish-text';
import { Button } from '@simmer/shared/ui/button';
import { useCallback, useEffect, useState } from 'react';
import { announceChange } from '../../line-notes/line-changes';
import styles from './removal.module.css';

export type Removal = ReturnType<typeof useRemoval>;

/** @param focusHeading is called when no line is left. */
export function useRemoval(focusHeading: () => void) {
  const [removed, setRemoved] = useState<{ item: CartItem; index: number } | null>(null);
  const items = useCartItems();
  /** The last line removed and its position, until it is restored or until another line takes its id. */
  const last = removed && items.every(({ id }) => id !== removed.item.id) ? removed : null;

  useEffect(() => onAccountLeft(() => setRemoved(null)), []);

  const remove = useCallback(
    (item: CartItem): void => {
      const index = cart.get().indexOf(item);
      cart.remove(item.id);
      setRemoved({ item, index });
      announceChange(removedText(item));
      if (cart.get().length === 0) focusHeading();
    },
    [focusHeading],
  );

  function undo(): void {
    if (!last) return;
    const { item, index } = last;
    cart.restore([...items.slice(0, index), item, ...items.slice(index)]);
    setRemoved(null);
    announceChange('');
    focusHeading();
  }

  return { last, remove, undo };
}

export function RemovalNotice({ removal }: { removal: Removal }) {
  if (!removal.last) return null;
  return (
    <div className={styles.notice}>
      <p>{removedText(removal.last.item)}</p>
      <Button look="quiet" onClick={removal.undo}>
        Undo
      </Button>
    </div>
  );
}

function removedText(item: CartItem): string {
  return `Removed ${dishText(item)}.`;
}
