import { cart, type CartItem } from '@simmer/shared/cart';
import { useState, type RefObject } from 'react';

export interface Removal {
  /** The line that was taken out last, until it is put back. */
  removed: CartItem | null;
  remove: (item: CartItem) => void;
  undo: () => void;
}

/**
 * Takes lines out of the cart and can put the last one back where it was.
 * @param heading what takes the focus when no line is left to take it.
 */
export function useRemoval(heading: RefObject<HTMLElement | null>): Removal {
  const [last, setLast] = useState<{ item: CartItem; index: number } | null>(null);

  function remove(item: CartItem): void {
    const index = cart.getItems().indexOf(item);
    cart.remove(item.id);
    setLast({ item, index });
    if (cart.getItems().length === 0) heading.current?.focus();
  }

  function undo(): void {
    if (!last) return;
    const others = cart.getItems().filter(({ id }) => id !== last.item.id);
    cart.restore([...others.slice(0, last.index), last.item, ...others.slice(last.index)]);
    setLast(null);
    heading.current?.focus();
  }

  return { removed: last?.item ?? null, remove, undo };
}
