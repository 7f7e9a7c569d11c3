import { Button } from '@simmer/shared/ui/button';
import { Check, Plus } from 'lucide-react';
import { useEffect, useState } from 'react';

const FEEDBACK_MS = 1500;

interface AddButtonProps {
  /** Dish, size and price in one line: the button's name when its neighbours are out of sight. */
  what: string;
  isSoldOut: boolean;
  onAdd: () => void;
}

/** Adds one portion. Its name never changes: that something was added is announced by the shell. */
export function AddButton({ what, isSoldOut, onAdd }: AddButtonProps) {
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

  const Icon = freshTaps > 0 ? Check : Plus;
  return (
    <Button
      look="primary"
      disabled={isSoldOut}
      aria-label={`Add ${what}${isSoldOut ? ', sold out' : ''}`}
      onClick={() => {
        onAdd();
        setFreshTaps((taps) => taps + 1);
      }}
    >
      <Icon aria-hidden />
      {freshTaps > 0 ? 'Added' : 'Add'}
    </Button>
  );
}
