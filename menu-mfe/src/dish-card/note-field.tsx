import { isBlank } from '@simmer/shared/blank';
import {
  cart,
  dishIdOf,
  MAX_NOTE_LENGTH,
  pendingNotes,
  useCartItems,
  type CartItem,
} from '@simmer/shared/cart';
import { counted } from '@simmer/shared/counted';
import { Button } from '@simmer/shared/ui/button';
import { useEffect, useImperativeHandle, useRef, useState, type Ref } from 'react';
import styles from './note-field.module.css';

/** The remaining characters are shown from this many on. */
const COUNT_FROM = 40;

/** A field of a dish whose value goes with each portion that is added. */
export interface OptionHandle {
  /** @returns an empty string for none. */
  value: () => string;
  /** A portion was added with this value. */
  added: () => void;
}

interface NoteFieldProps {
  id: string;
  dishId: string;
  dishName: string;
  /**
   * Without the text field until the note is opened. Chromium lays out each text field of a page to know whether it can
   * be filled in, also in a card that is not laid out otherwise: a thousand of them took a slow phone more than a minute.
   */
  isDeferred: boolean;
  ref: Ref<OptionHandle>;
}

/** Uncontrolled, so that text typed before hydration is kept. */
export function NoteField({ id, dishId, dishName, isDeferred, ref }: NoteFieldProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const [hasField, setHasField] = useState(!isDeferred);
  const [length, setLength] = useState(0);
  const [addedNote, setAddedNote] = useState('');

  /** As a single line. */
  function note(): string {
    const text = field.current?.value.replaceAll(/\s+/g, ' ').trim() ?? '';
    return isBlank(text) ? '' : text;
  }

  function read(): void {
    setLength(field.current?.value.length ?? 0);
    pendingNotes.set({ ...pendingNotes.get(), [dishId]: { dishName, text: note() } });
  }

  function added(): void {
    setAddedNote(note());
    if (field.current) field.current.value = '';
    read();
  }

  useEffect(() => {
    let had = pendingNotes.get()[dishId];
    return pendingNotes.subscribe(() => {
      const has = pendingNotes.get()[dishId];
      // The account that it was written for has left.
      if (had?.text && !has && field.current) {
        field.current.value = '';
        setLength(0);
        setAddedNote('');
      }
      had = has;
    });
  }, [dishId]);
  useImperativeHandle(ref, () => ({ value: note, added }));
  useEffect(() => {
    // Opened before hydration, or written before the guest left for another page.
    if (details.current?.open || pendingNotes.get()[dishId]?.text) setHasField(true);
  }, [dishId]);
  useEffect(() => {
    // Text typed before hydration, or before the guest left for another page.
    const typed = field.current?.value || pendingNotes.get()[dishId]?.text;
    if (!field.current || !typed) return;
    field.current.value = typed;
    read();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only once: a dish keeps its field.
  }, [hasField]);

  return (
    // It may have been opened before hydration.
    <details ref={details} className={styles.note} suppressHydrationWarning>
      <summary
        className={styles.summary}
        onClick={() => {
          setHasField(true);
        }}
      >
        <span>{'Add a note '}</span>
        <span>{length > 0 ? '(applies to the next one you add)' : '(allergies, changes)'}</span>
        <span className="visually-hidden">{` for ${dishName}`}</span>
      </summary>
      {hasField && (
        <>
          <label htmlFor={id} className="visually-hidden">
            {`Note for ${dishName}`}
          </label>
          <textarea
            id={id}
            ref={field}
            data-add-note
            className={styles.field}
            rows={2}
            maxLength={MAX_NOTE_LENGTH}
            autoComplete="off"
            aria-describedby={`${id}-hint`}
            onInput={() => {
              read();
              setAddedNote('');
            }}
          />
          <p
            id={`${id}-hint`}
            className={styles.hint}
            // Announcing every count would interrupt typing, so only the last one is announced.
            aria-live={length === MAX_NOTE_LENGTH ? 'polite' : 'off'}
          >
            {hint(length, addedNote)}
          </p>
        </>
      )}
      {length > 0 && (
        <NoteOffer
          dishId={dishId}
          note={note}
          onAdded={() => {
            added();
            // The button disappears, and the focus with it.
            field.current?.focus();
          }}
        />
      )}
    </details>
  );
}

function hint(length: number, addedNote: string): string {
  const left = MAX_NOTE_LENGTH - length;
  if (left <= COUNT_FROM) return `${counted(left, 'character')} left`;
  return addedNote && `Added with your note: “${addedNote}”`;
}

interface NoteOfferProps {
  dishId: string;
  /** @returns the note as a single line. */
  note: () => string;
  /** The note was added to a line in the cart. */
  onAdded: () => void;
}

/** For a guest who types the note after tapping "Add": it can be added to a line in the cart that has no note. */
function NoteOffer({ dishId, note, onAdded }: NoteOfferProps) {
  return useCartItems()
    .filter((line) => dishIdOf(line) === dishId && !line.modification)
    .map((line) => (
      <div key={line.id} className={styles.offer}>
        <Button
          onClick={() => {
            cart.setNote(line.id, note());
            onAdded();
          }}
        >
          {`Add this note to the ${dishText(line)} in your cart`}
        </Button>
      </div>
    ));
}

function dishText({ name, size, flavor, quantity }: CartItem): string {
  const dish = [name, size, flavor].filter(Boolean).join(', ');
  return quantity > 1 ? `${String(quantity)} × ${dish}` : dish;
}
