import { isBlank } from '@simmer/shared/blank';
import { MAX_NOTE_LENGTH } from '@simmer/shared/cart';
import { useId, useImperativeHandle, useRef, useState, type Ref } from 'react';
import styles from './note-field.module.css';

/** The count is shown from this many characters left. */
const COUNT_FROM = 40;

export interface NoteHandle {
  /** @returns the note, in one line. */
  value: () => string;
  /** A portion was added with the note: the field is empty again. */
  added: () => void;
}

interface NoteFieldProps {
  dishName: string;
  ref: Ref<NoteHandle>;
}

/** Uncontrolled, so that text typed before hydration is kept. */
export function NoteField({ dishName, ref }: NoteFieldProps) {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [length, setLength] = useState(0);
  const [taken, setTaken] = useState('');

  useImperativeHandle(
    ref,
    () => ({
      value: () => oneLine(field.current),
      added() {
        setTaken(oneLine(field.current));
        setLength(0);
        if (field.current) field.current.value = '';
      },
    }),
    [],
  );

  return (
    <details className={styles.note}>
      <summary className={styles.summary}>
        <span>Add a note</span>{' '}
        <span>{length > 0 ? '(goes with your next Add)' : '(allergies, changes)'}</span>
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
        onInput={(event) => {
          setLength(event.currentTarget.value.length);
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
    </details>
  );
}

function oneLine(field: HTMLTextAreaElement | null): string {
  const text = field?.value.replaceAll(/\s+/g, ' ').trim() ?? '';
  return isBlank(text) ? '' : text;
}

function hint(length: number, taken: string): string {
  const left = MAX_NOTE_LENGTH - length;
  if (left <= COUNT_FROM) return `${String(left)} ${left === 1 ? 'character' : 'characters'} left`;
  return taken && `Added with your note: “${taken}”`;
}
