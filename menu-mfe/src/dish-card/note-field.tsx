import { isBlank } from '@simmer/shared/blank';
import { MAX_NOTE_LENGTH, pendingNotes } from '@simmer/shared/cart';
import { counted } from '@simmer/shared/counted';
import { useEffect, useImperativeHandle, useRef, useState, type Ref } from 'react';
import styles from './note-field.module.css';
import { NoteOffer } from './note-offer';

/** The remaining characters are shown from this many on. */
const COUNT_FROM = 40;

export interface NoteHandle {
  /** @returns the note as a single line. */
  value: () => string;
  /** A portion was added with the note, so the field is cleared. */
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
  ref: Ref<NoteHandle>;
}

/** Uncontrolled, so that text typed before hydration is kept. */
export function NoteField({ id, dishId, dishName, isDeferred, ref }: NoteFieldProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const [hasField, setHasField] = useState(!isDeferred);
  const [length, setLength] = useState(0);
  const [taken, setTaken] = useState('');

  function note(): string {
    const text = field.current?.value.replaceAll(/\s+/g, ' ').trim() ?? '';
    return isBlank(text) ? '' : text;
  }

  function read(): void {
    setLength(field.current?.value.length ?? 0);
    pendingNotes.set({ ...pendingNotes.get(), [dishId]: { dishName, text: note() } });
  }

  function added(): void {
    setTaken(note());
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
        setTaken('');
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
              setTaken('');
            }}
          />
          <p
            id={`${id}-hint`}
            className={styles.hint}
            // Announcing every count would interrupt typing, so only the last one is announced.
            aria-live={length === MAX_NOTE_LENGTH ? 'polite' : 'off'}
          >
            {hint(length, taken)}
          </p>
        </>
      )}
      {length > 0 && (
        <NoteOffer
          dishId={dishId}
          note={note}
          onTaken={() => {
            added();
            // The button disappears, and the focus with it.
            field.current?.focus();
          }}
        />
      )}
    </details>
  );
}

function hint(length: number, taken: string): string {
  const left = MAX_NOTE_LENGTH - length;
  if (left <= COUNT_FROM) return `${counted(left, 'character')} left`;
  return taken && `Added with your note: “${taken}”`;
}
