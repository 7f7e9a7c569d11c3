import type { NewCartItem } from '@simmer/shared/cart';
import { formatMoney } from '@simmer/shared/money';
import { Button } from '@simmer/shared/ui/button';
import { Check, Plus } from 'lucide-react';
import { useEffect, useState } from 'react';
import styles from './add-button.module.css';

const FEEDBACK_MS = 1500;

interface AddButtonProps {
  item: NewCartItem;
  isSoldOut: boolean;
  /** @returns whether it was added. */
  onAdd: (item: NewCartItem) => boolean;
}

/**
 * Adds one portion. Its name never changes: that something was added is announced by the shell. Both faces are always
 * there, one of them out of sight: a text that changed would lay out every card of the list.
 */
export function AddButton({ item, isSoldOut, onAdd }: AddButtonProps) {
  // The number of taps, so that each tap starts the time anew; 0 when there is nothing to show.
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
      look="primary"
      disabled={isSoldOut}
      aria-label={nameOf(item, isSoldOut)}
      // For a tap before hydration: shared/src/event-replay.
      data-add={JSON.stringify(item)}
      onClick={() => {
        if (onAdd(item)) setFreshTaps((taps) => taps + 1);
      }}
    >
      <span className={freshTaps > 0 ? styles.away : styles.face}>
        <Plus aria-hidden />
        Add
      </span>
      <span className={freshTaps > 0 ? styles.face : styles.away}>
        <Check aria-hidden />
        Added
      </span>
    </Button>
  );
}

/** Dish, size and price in one line, for whoever does not see what stands around the button. */
function nameOf({ name, size, priceCents }: NewCartItem, isSoldOut: boolean): string {
  return `Add ${name}, ${size}, ${formatMoney(priceCents)}${isSoldOut ? ', sold out' : ''}`;
}
