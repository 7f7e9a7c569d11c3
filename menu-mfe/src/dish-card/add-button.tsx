import type { NewCartItem } from '@simmer/shared/cart';
import { formatMoney } from '@simmer/shared/money';
import { Button } from '@simmer/shared/ui/button';
import { useEffect, useState } from 'react';
import styles from './add-button.module.css';
import { Icon } from './icon';

const FEEDBACK_MS = 1500;

interface AddButtonProps {
  item: NewCartItem;
  isSoldOut: boolean;
  /** @returns whether it was added. */
  onAdd: (item: NewCartItem) => boolean;
  /** It was added with the keyboard. */
  onAddByKeyboard: () => void;
}

/**
 * Adds one portion. Its accessible name never changes; the shell announces what was added. Both labels are always in
 * the page, one of them hidden: changing the text would cause a layout of every card in the list.
 */
export function AddButton({ item, isSoldOut, onAdd, onAddByKeyboard }: AddButtonProps) {
  // A count, so that each tap restarts the timer; 0 when there is nothing to show.
  const [freshTaps, setFreshTaps] = useState(0);

  useEffect(() => {
    if (freshTaps === 0) return undefined;
    const timer = setTimeout(() => {
      setFreshTaps(0);
    }, FEEDBACK_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [freshTaps]);

  return (
    <Button
      disabled={isSoldOut}
      aria-label={accessibleName(item, isSoldOut)}
      // For a tap before hydration: shell/src/hydration/capture-events.ts.
      data-add={JSON.stringify(item)}
      onClick={({ detail: clicks }) => {
        if (!onAdd(item)) return;
        setFreshTaps((taps) => taps + 1);
        if (clicks === 0) onAddByKeyboard();
      }}
    >
      <span className={freshTaps > 0 ? styles.hidden : styles.face}>
        <Icon shape="plus" />
        <span>Add</span>
      </span>
      <span className={freshTaps > 0 ? styles.face : styles.hidden}>
        <Icon shape="check" />
        <span>Added</span>
      </span>
    </Button>
  );
}

function accessibleName({ name, size, priceCents }: NewCartItem, isSoldOut: boolean): string {
  return `Add ${name}, ${size}, ${formatMoney(priceCents)}${isSoldOut ? ', sold out' : ''}`;
}
