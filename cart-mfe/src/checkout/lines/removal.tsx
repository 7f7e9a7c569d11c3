import { onAccountLeft } from '@simmer/shared/auth';
import { cart, useCartItems, type CartItem } from '@simmer/shared/cart';
import { dishText } from '@simmer/shared/dish-text';
import { placeNotes, reopenNotes } from '@simmer/shared/note-places';
import { useStore } from '@simmer/shared/store';
import { Button } from '@simmer/shared/ui/button';
import { useCallback, useEffect, useState } from 'react';
import { changing } from '../../order/changing';
import { announceChange } from '../../line-notes/line-changes';
import styles from './removal.module.css';

interface Removed {
  item: CartItem;
  index: number;
  /** The order that was being changed. */
  of: ReturnType<typeof changing.get>;
}

export type Removal = ReturnType<typeof useRemoval>;

/** @param focusHeading is called when no line is left. */
export function useRemoval(focusHeading: () => void) {
  const [removed, setRemoved] = useState<Removed | null>(null);
  const items = useCartItems();
  const of = useStore(changing);
  const isBack = items.some(({ id }) => id === removed?.item.id);
  /**
   * The last line removed and its position, until it is restored or until another line takes its id. A line of an order
   * that is being changed never comes back to another cart.
   */
  const last = removed?.of === of && !isBack ? removed : null;

  useEffect(() => onAccountLeft(() => setRemoved(null)), []);

  const remove = useCallback(
    (item: CartItem): void => {
      const index = cart.get().indexOf(item);
      cart.remove(item.id);
      reopenNotes();
      placeNotes();
      setRemoved({ item, index, of: changing.get() });
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
