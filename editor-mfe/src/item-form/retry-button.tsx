import { Button } from '@simmer/shared/ui/button';
import { useCallback } from 'react';

interface RetryButtonProps {
  /** The name of one of several things to read again. */
  label?: string;
  onRetry: () => void;
  /**
   * Moves the focus to an element that stays when the button leaves the page, because it was used or the browser is
   * online again.
   */
  returnFocus: () => void;
}

export function RetryButton({ label, onRetry, returnFocus }: RetryButtonProps) {
  const ref = useCallback(
    (button: HTMLButtonElement) => () => {
      if (button === document.activeElement) returnFocus();
    },
    [returnFocus],
  );
  return (
    <Button ref={ref} aria-label={label} onClick={onRetry}>
      Try again
    </Button>
  );
}
