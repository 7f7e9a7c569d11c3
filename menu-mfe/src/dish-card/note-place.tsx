import {
  cart,
  dishIdOf,
  MAX_NOTE_LENGTH,
  pendingNotes,
  useCartItems,
  type CartItem,
} from '@simmer/shared/cart';
import { counted } from '@simmer/shared/counted';
import { giveNote, linesForNote, placeNotes } from '@simmer/shared/note-places';
import { useStore } from '@simmer/shared/store';
import { Button } from '@simmer/shared/ui/button';
import { Status } from '@simmer/shared/ui/status';
import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import styles from './note-place.module.css';

/** The remaining characters are shown from this many on. */
const COUNT_FROM = 40;

export interface NotePlaceProps {
  /** Of the text that describes the field. */
  id: string;
  dishId: string;
  dishName: string;
  /** In the field, or added with the last portion when the field is empty. */
  note: string;
  /** The characters in the field. */
  length: number;
  /** A button was tapped, and is about to disappear. */
  onGiven: () => void;
}

/** Says which lines of the cart a note is on, or will be, and asks if that is not certain. */
export default function NotePlace(props: NotePlaceProps): ReactNode {
  const { id, dishId, dishName, note, length, onGiven } = props;
  const lines = useCartItems().filter((line) => dishIdOf(line) === dishId);
  const placed = useStore(pendingNotes, (notes) => notes[dishId]?.placed);
  const typed = { dishName, text: note, placed };
  const isTyped = length > 0;
  const withNote = lines.filter(({ modification }) => note && modification === note);
  const next = isTyped ? linesForNote(dishId, typed) : [];
  const left = MAX_NOTE_LENGTH - length;
  const hint = useRef<HTMLParagraphElement>(null);
  usePlacing(hint);

  function choices(): readonly CartItem[] {
    if (withNote.length > 0) return lines.filter(({ modification }) => !modification);
    return isTyped && note && next.length === 0 ? lines : [];
  }

  function sentence(): string {
    if (withNote.length > 0)
      return isTyped
        ? `This note is on the ${namesOf(withNote)} in your cart.`
        : `Added with your note: “${note}”`;
    if (!isTyped || !note) return '';
    if (next.length > 0)
      return `Goes on the ${namesOf(next)} in your cart, or with another one if you add it now.`;
    return lines.length > 0
      ? 'Which one is this note for? You can also add another one with it.'
      : 'Goes with the next one you add.';
  }

  return (
    <>
      <p id={id} ref={hint} className={styles.hint}>
        <Status as="span">{sentence()}</Status>
        {left <= COUNT_FROM && (
          // Announcing every count would interrupt typing, so only the last one is announced.
          <span aria-live={left === 0 ? 'polite' : 'off'}>
            {` ${counted(left, 'character')} left`}
          </span>
        )}
      </p>
      {choices().map((line) => (
        <div key={line.id} className={styles.choice}>
          <Button
            onClick={() => {
              if (isTyped) giveNote(dishId, typed, [line]);
              else cart.setNote(line.id, note);
              onGiven();
            }}
          >
            {line.modification
              ? `Put it on the ${dishText(line)}, in place of “${line.modification}”`
              : `Add it to the ${dishText(line)}`}
          </Button>
        </div>
      ))}
    </>
  );
}

/**
 * The note is on its lines once the guest has left the dish. A guest who goes straight to "Add" means the new portion;
 * Safari's buttons do not get the focus.
 */
function usePlacing(inside: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const card = inside.current?.closest<HTMLElement>('[data-add-dish]');
    const listening = new AbortController();
    const { signal } = listening;
    let isAdding = false;
    const isInside = (target: EventTarget | null): target is Element =>
      target instanceof Element && card?.contains(target) === true;
    window.addEventListener(
      'pointerdown',
      ({ target }) => {
        isAdding = isInside(target) && target.closest('[data-add]') !== null;
      },
      { signal },
    );
    card?.addEventListener(
      'focusout',
      ({ relatedTarget }) => {
        if (!isAdding && !isInside(relatedTarget)) placeNotes();
        isAdding = false;
      },
      { signal },
    );
    window.addEventListener('pagehide', placeNotes, { signal });
    return () => {
      listening.abort();
      placeNotes();
    };
  }, [inside]);
}

function namesOf(lines: readonly CartItem[]): string {
  return lines.map(dishText).join(' and the ');
}

function dishText({ name, size, flavor, quantity }: CartItem): string {
  const dish = [name, size, flavor].filter(Boolean).join(', ');
  return quantity > 1 ? `${String(quantity)} × ${dish}` : dish;
}
