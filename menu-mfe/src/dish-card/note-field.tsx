import { isBlank } from '@simmer/shared/blank';
import { MAX_NOTE_LENGTH, pendingNotes } from '@simmer/shared/cart';
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
  ref: Ref<NoteHandle>;
}

/** Uncontrolled, so that text typed before hydration is kept. */
export function NoteField({ id, dishId, dishName, ref }: NoteFieldProps) {
  const field = useRef<HTMLTextAreaElement>(null);
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

  useImperativeHandle(ref, () => ({ value: note, added }));
  useEffect(() => {
    // Text typed before hydration, or before the guest left for another page.
    const typed = field.current?.value || pendingNotes.get()[dishId]?.text;
    if (!field.current || !typed) return;
    field.current.value = typed;
    read();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only once: a dish keeps its field.
  }, []);

  return (
    <details className={styles.note}>
      <summary className={styles.summary}>
        <span>Add a note</span>{' '}
        <span>{length > 0 ? '(applies to the next one you add)' : '(allergies, changes)'}</span>
      </summary>
      <label htmlFor={id} className="visually-hidden">
        Note for {dishName}
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
  if (left <= COUNT_FROM) return `${String(left)} ${left === 1 ? 'character' : 'characters'} left`;
  return taken && `Added with your note: “${taken}”`;
}
