import { portionCount, totalCents, type CartItem } from '@simmer/shared/cart';
import { countedDishes } from '@simmer/shared/counted';
import { formatMoney } from '@simmer/shared/money';
import { ROOT_ATTRIBUTES } from '@simmer/shared/navigation';
import { Button } from '@simmer/shared/ui/button';
import { useRootAttribute } from '@simmer/shared/ui/use-root-attribute';
import { useEffect, useState, type RefObject } from 'react';
import { useSubmitLabel } from './submit-label';
import styles from './total-bar.module.css';

interface TotalBarProps {
  items: readonly CartItem[];
  /** The panel, which has the same total and the same action. */
  panel: RefObject<HTMLElement | null>;
  canSubmit: boolean;
  /** Leads to the step for a guest without a login; undefined for others. */
  onLogIn: (() => void) | undefined;
}

/**
 * The total and the next step, in a narrow or low window, until the panel is in view. Hidden from screen readers and the
 * keyboard: it is a shortcut to the panel.
 */
export function TotalBar({ items, panel, canSubmit, onLogIn }: TotalBarProps) {
  const total = totalCents(items);
  const isShown = !useIsInView(panel);

  // The shell also leaves room at the bottom while the bar is hidden: if the page became shorter as the panel comes
  // into view, the button would move from under a finger.
  useRootAttribute(ROOT_ATTRIBUTES.foot);

  const label = useSubmitLabel();

  if (!isShown) return null;
  return (
    // A tap must not move the focus into an element that is hidden from screen readers.
    <div aria-hidden className={styles.bar} onMouseDown={keepFocus}>
      {/* Without a new key, a pending translation would put the former text back into the same element. */}
      <p key={total} className={styles.text}>
        <span className={styles.count}>{countedDishes(portionCount(items))}</span>
        <span className={styles.sum}>{`Total ${formatMoney(total)}`}</span>
      </p>
      {onLogIn ? (
        <Button look="primary" tabIndex={-1} onClick={onLogIn}>
          Continue
        </Button>
      ) : (
        canSubmit && (
          <Button type="submit" look="primary" tabIndex={-1}>
            {label}
          </Button>
        )
      )}
    </div>
  );
}

function keepFocus(event: { preventDefault: () => void }): void {
  event.preventDefault();
}

/** Whether the element is in view; true until that is known. */
function useIsInView(element: RefObject<HTMLElement | null>): boolean {
  const [isInView, setIsInView] = useState(true);
  useEffect(() => {
    // The panel then shows more of itself than the bar would cover.
    const observer = new IntersectionObserver(
      ([entry]) => setIsInView(entry?.isIntersecting ?? true),
      { rootMargin: '0px 0px -80px' },
    );
    if (element.current) observer.observe(element.current);
    return () => {
      observer.disconnect();
    };
  }, [element]);
  return isInView;
}
