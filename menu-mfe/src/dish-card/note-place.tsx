import { dishIdOf, MAX_NOTE_LENGTH, useCartItems, type PendingNote } from '@simmer/shared/cart';
import { counted } from '@simmer/shared/counted';
import { portionsText } from '@simmer/shared/dish-text';
import { isolated } from '@simmer/shared/isolated';
import { linesForNote, NoteChoices, placeNotes, reopenNotes } from '@simmer/shared/note-places';
import { DISH_ATTRIBUTES } from '@simmer/shared/navigation';
import { Status } from '@simmer/shared/ui/status';
import { useEffect } from 'react';
import styles from './note-place.module.css';

/** The remaining characters are shown from this many on. */
const COUNT_FROM = 40;

export interface NotePlaceProps {
  /** The id of the text that describes the field. */
  id: string;
  dishId: string;
  typed: PendingNote;
  /** What is typed now, or else what was added with the last portion. */
  note: string;
  onGiven: () => void;
}

/** Says which lines of the cart a note is on, or will be, and asks if that is not certain. */
export function NotePlace({ id, dishId, typed, note, onGiven }: NotePlaceProps) {
  usePlacing(id);
  const items = useCartItems();
  useEffect(reopenNotes, [items]);
  const lines = items.filter((line) => dishIdOf(line) === dishId);
  const having = lines.filter(({ modification }) => modification === note);
  const next = linesForNote(dishId, typed);
  const left = MAX_NOTE_LENGTH - typed.text.length;
  let sentence = '';
  let choices: typeof lines = [];
  if (having.length > 0) {
    sentence = `“${isolated(note)}” is on ${having.map(portionsText).join(' and ')} in your cart.`;
    choices = lines.filter(({ modification }) => !modification);
  } else if (next.length > 0) {
    sentence = `Goes on ${next.map(portionsText).join(' and ')} in your cart, or with another one if you add it now.`;
  } else if (typed.text) {
    choices = lines;
    sentence =
      lines.length > 0
        ? 'Which one is this note for? You can also add another one with it.'
        : 'Goes with the next one you add.';
  }
  return (
    <>
      <p id={id} className={styles.hint}>
        <Status as="span" className={having.length > 0 ? styles.placed : undefined}>
          {sentence}
        </Status>
        {left <= COUNT_FROM && (
          // Announcing every count would interrupt typing, so only the last one is announced.
          <span
            aria-live={left === 0 ? 'polite' : 'off'}
          >{` ${counted(left, 'character')} left`}</span>
        )}
      </p>
      <div className={styles.choices}>
        <NoteChoices
          dishId={dishId}
          note={{ ...typed, text: note }}
          lines={choices}
          onGiven={onGiven}
        />
      </div>
    </>
  );
}

/**
 * The note is on its lines once the guest has left the dish. A guest who goes straight to "Add" means the new portion;
 * Safari's buttons do not get the focus.
 */
function usePlacing(hintId: string): void {
  useEffect(() => {
    const card = document.getElementById(hintId)?.closest<HTMLElement>(`[${DISH_ATTRIBUTES.dish}]`);
    const listening = new AbortController();
    let isAdding = false;
    const press = ({ target }: Event) => {
      isAdding =
        target instanceof Element &&
        card?.contains(target.closest(`[${DISH_ATTRIBUTES.line}]`)) === true;
    };
    const leave = ({ relatedTarget: next }: FocusEvent) => {
      if (!isAdding && !(next instanceof Node && card?.contains(next))) placeNotes();
      isAdding = false;
    };
    window.addEventListener('pointerdown', press, listening);
    card?.addEventListener('focusout', leave, listening);
    window.addEventListener('pagehide', placeNotes, listening);
    return () => {
      listening.abort();
      placeNotes();
    };
  }, [hintId]);
}
