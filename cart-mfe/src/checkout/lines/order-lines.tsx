import { cart, type CartItem } from '@simmer/shared/cart';
import { Fragment, useCallback, useEffect, useRef, useState } from 'react';
import { OrderLine } from './order-line';
import { RemovalNotice, type Removal } from './removal';

interface OrderLinesProps {
  items: readonly CartItem[];
  removal: Removal;
}

export function OrderLines({ items, removal }: OrderLinesProps) {
  const list = useRef<HTMLUListElement>(null);
  const removedIndex = useRef<number | null>(null);
  const { remove } = removal;
  const removeLine = useCallback(
    (item: CartItem) => {
      removedIndex.current = cart.get().indexOf(item);
      remove(item);
    },
    [remove],
  );
  /** This is an object, so that a second change of the same line is a new value. */
  const [changed, setChanged] = useState<{ id: string }>();
  const reportChanged = useCallback((id: string) => setChanged({ id }), []);
  const gap = removal.last && Math.min(removal.last.index, items.length);
  const notice = (
    <li>
      <RemovalNotice removal={removal} />
    </li>
  );

  useEffect(() => {
    if (removedIndex.current === null) return;
    const buttons = list.current?.querySelectorAll<HTMLButtonElement>('[data-remove]') ?? [];
    // The line that has moved up, or else the last one.
    buttons[Math.min(removedIndex.current, buttons.length - 1)]?.focus();
    removedIndex.current = null;
  }, [items]);

  useEffect(() => {
    if (!changed || document.activeElement !== document.body) return;
    const buttons = list.current?.querySelectorAll<HTMLButtonElement>('[data-note]') ?? [];
    for (const button of buttons) if (button.dataset.note === changed.id) button.focus();
  }, [changed]);

  return (
    <ul ref={list} role="list">
      {items.map((item, index) => (
        // Two carts may have lines with the same id, and what is typed in one belongs to none of the other.
        <Fragment key={`${String(cart.filledAt())} ${item.id}`}>
          {gap === index && notice}
          <OrderLine item={item} onRemove={removeLine} onChanged={reportChanged} />
        </Fragment>
      ))}
      {gap === items.length && notice}
    </ul>
  );
}
