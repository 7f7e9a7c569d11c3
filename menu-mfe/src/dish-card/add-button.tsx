import { cart, dishIdOf, portionCount, type CartItem, type NewCartItem } from '@simmer/shared/cart';
import { formatMoney } from '@simmer/shared/money';
import { DISH_ATTRIBUTES } from '@simmer/shared/navigation';
import { Button } from '@simmer/shared/ui/button';
import { useStore } from '@simmer/shared/store';
import { Status } from '@simmer/shared/ui/status';
import { useRef, useState } from 'react';
import styles from './add-button.module.css';

/** Whoever speaks to a device says what is on the button, so its accessible name begins with it. */
const ADD = 'Add';

interface AddButtonProps {
  item: NewCartItem;
  isSoldOut: boolean;
  /** @returns whether it was added. */
  onAdd: (item: NewCartItem) => boolean;
  /** Called when the portion was added with the keyboard. */
  onAddByKeyboard: () => void;
}

/**
 * Adds one portion. Once the cart has the dish in this size, the button is the plus of a stepper, with the same accessible
 * name; the shell announces what was added. The label stays in the page: changing the text would cause a layout of every
 * card in the list.
 */
export function AddButton({ item, isSoldOut, onAdd, onAddByKeyboard }: AddButtonProps) {
  const count = useStore(cart, (lines) => portionCount(linesOf(item, lines)));
  const button = useRef<HTMLButtonElement>(null);
  const [announcement, setAnnouncement] = useState('');
  const dish = `${item.name}, ${item.size}`;

  function removeOne(): void {
    const lines = linesOf(item, cart.get());
    const line = lines.findLast(({ modification }) => !modification) ?? lines.at(-1);
    if (!line) return;
    // The minus is about to disappear, and would take the focus with it.
    if (count === 1) button.current?.focus();
    cart.setQuantity(line.id, line.quantity - 1);
    setAnnouncement(count === 1 ? `${dish} removed` : `${String(count - 1)} in your cart`);
  }

  return (
    <>
      {count > 0 && (
        <>
          <button
            type="button"
            className={styles.minus}
            aria-label={`Remove one ${dish}, ${String(count)} in your cart`}
            onClick={removeOne}
          >
            <Icon shape="minus" />
          </button>
          <span aria-hidden translate="no" className={styles.count}>
            {count}
          </span>
        </>
      )}
      <Button
        ref={button}
        disabled={isSoldOut}
        aria-label={accessibleName(item, isSoldOut)}
        // This attribute serves a tap before hydration: shell/src/hydration/capture-events.es2015.ts.
        {...{ [DISH_ATTRIBUTES.line]: JSON.stringify(item) }}
        onClick={({ detail: clicks }) => {
          if (!onAdd(item)) return;
          setAnnouncement('');
          if (clicks === 0) onAddByKeyboard();
        }}
      >
        {!isSoldOut && <Icon shape="plus" />}
        <span>{isSoldOut ? 'Sold out' : ADD}</span>
      </Button>
      {(count > 0 || announcement) && <Status isHidden>{announcement}</Status>}
    </>
  );
}

/** The lines with any note and flavor. The last one leaves the cart first, but one with a note only after those without. */
function linesOf(item: NewCartItem, lines: readonly CartItem[]): readonly CartItem[] {
  const isOfItem = (line: CartItem) =>
    line.size === item.size &&
    line.priceCents === item.priceCents &&
    dishIdOf(line) === dishIdOf(item);
  return lines.filter(isOfItem);
}

function accessibleName({ name, size, priceCents }: NewCartItem, isSoldOut: boolean): string {
  return `${ADD} ${name}, ${size}, ${formatMoney(priceCents)}${isSoldOut ? ', sold out' : ''}`;
}

/**
 * From Lucide, https://lucide.dev. Importing its components for two icons would add an eighth to this module's code on
 * the home page.
 */
const SHAPES = { plus: 'M5 12h14M12 5v14', minus: 'M5 12h14' };

function Icon({ shape }: { shape: keyof typeof SHAPES }) {
  return (
    <svg aria-hidden viewBox="0 0 24 24" className={styles.icon}>
      <path d={SHAPES[shape]} />
    </svg>
  );
}
