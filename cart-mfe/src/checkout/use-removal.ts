import { cart, type CartItem } from '@simmer/shared/cart';
import { useCallback, useState, type RefObject } from 'react';

export interface Removal {
  /** The last line removed and its position, until it is restored. */
  last: { item: CartItem; index: number } | null;
  remove: (item: CartItem) => void;
  undo: () => void;
}

/** @param heading takes the focus when no line is left. */
export function useRemoval(heading: RefObject<HTMLElement | null>): Removal {
  const [last, setLast] = useState<Removal['last']>(null);

  const remove = useCallback(
    (item: CartItem): void => {
      const index = cart.getItems().indexOf(item);
      cart.remove(item.id);
      setLast({ item, index });
      if (cart.getItems().length === 0) heading.current?.focus();
    },
    [heading],
  );

  function undo(): void {
    if (!last) return;
    const { item, index } = last;
    const others = cart.getItems().filter(({ id }) => id !== item.id);
    cart.restore([...others.slice(0, index), item, ...others.slice(index)]);
    setLast(null);
    heading.current?.focus();
  }

  return { last, remove, undo };
}
