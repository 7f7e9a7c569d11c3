import type { CartItem } from '@simmer/shared/cart';
import { useEffect, useRef } from 'react';
import { OrderLine } from './order-line';
import styles from './order-lines.module.css';

interface OrderLinesProps {
  items: readonly CartItem[];
  onRemove: (item: CartItem) => void;
}

export function OrderLines({ items, onRemove }: OrderLinesProps) {
  const list = useRef<HTMLUListElement>(null);
  const removedIndex = useRef<number | null>(null);

  useEffect(() => {
    if (removedIndex.current === null) return;
    const buttons = list.current?.querySelectorAll<HTMLButtonElement>('[data-remove]') ?? [];
    // The line that moved up, else the one that is now the last.
    buttons[Math.min(removedIndex.current, buttons.length - 1)]?.focus();
    removedIndex.current = null;
  }, [items]);

  return (
    <ul ref={list} role="list" className={styles.lines}>
      {items.map((item, index) => (
        <OrderLine
          key={item.id}
          item={item}
          onRemove={() => {
            removedIndex.current = index;
            onRemove(item);
          }}
        />
      ))}
    </ul>
  );
}
