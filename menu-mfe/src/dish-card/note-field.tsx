import { isBlank } from '@simmer/shared/blank';
import { MAX_NOTE_LENGTH, pendingNotes } from '@simmer/shared/cart';
import { DISH_ATTRIBUTES } from '@simmer/shared/navigation';
import { reportProblem } from '@simmer/shared/report';
import { useStore } from '@simmer/shared/store';
import {
  lazy,
  Suspense,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentType,
  type MouseEvent,
  type Ref,
} from 'react';
import styles from './note-field.module.css';
import type { NotePlaceProps } from './note-place';

/**
 * This code is fetched only once there is a note. Without it, the note still gets its line, and the cart asks where
 * that is not certain.
 */
const NotePlace = lazy<ComponentType<NotePlaceProps>>(() =>
  import(/* webpackChunkName: "idle-part" */ './note-place').then(
    (part) => ({ default: part.NotePlace }),
    (error: unknown) => {
      reportProblem('menu', 'the lines that a note belongs to could not be shown.', error);
      return { default: () => null };
    },
  ),
);

/** A field of a dish whose value goes with each portion that is added. */
export interface OptionHandle {
  /** @returns an empty string if there is none. */
  value: () => string;
  /** Called when a portion was added with this value. */
  added: () => void;
}

interface NoteFieldProps {
  id: string;
  dishId: string;
  dishName: string;
  /**
   * Whether the text field is added only when the note is opened. Chromium lays out each text field of a page to know
   * whether it can be filled in, also in a card that is not laid out otherwise: a thousand of them took a slow phone
   * more than a minute.
   */
  isDeferred: boolean;
  ref: Ref<OptionHandle>;
}

/** The field is uncontrolled, so that text typed before hydration is kept. */
export function NoteField({ id, dishId, dishName, isDeferred, ref }: NoteFieldProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const [hasField, setHasField] = useState(!isDeferred);
  const [addedNote, setAddedNote] = useState('');
  const pending = useStore(pendingNotes, (notes) => notes[dishId]);
  const note = pending?.text || addedNote;

  /** The note as a single line. */
  function value(): string {
    const text = field.current?.value.replaceAll(/\s+/g, ' ').trim() ?? '';
    return isBlank(text) ? '' : text;
  }

  function read(placed?: string): void {
    pendingNotes.set({ ...pendingNotes.get(), [dishId]: { dishName, text: value(), placed } });
  }

  function open(event: MouseEvent): void {
    setHasField(true);
    if (!details.current || details.current.open) return;
    // The field gets the focus at once, because a phone shows its keyboard only for a field that gets the focus
    // during the tap.
    event.preventDefault();
    details.current.open = true;
    field.current?.focus();
  }

  useImperativeHandle(ref, () => ({
    value,
    added: () => {
      // A portion without a note leaves the question whether the note is for it, too.
      setAddedNote(value() || addedNote);
      if (field.current) field.current.value = '';
      read();
    },
  }));
  useLayoutEffect(() => {
    // A note that was typed before the guest left for another page, and is on no line.
    const { text = '', placed } = pendingNotes.get()[dishId] ?? {};
    const waiting = text === placed ? '' : text;
    if (details.current?.open || waiting) setHasField(true);
    if (field.current) field.current.value ||= waiting;
    if (field.current?.value || (text && !waiting)) read();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only once: a dish keeps its field.
  }, [hasField]);
  useEffect(() => {
    // The account that wrote the note has logged out.
    if (field.current && !pendingNotes.get()[dishId]) field.current.value = '';
  }, [pending, dishId]);

  return (
    // The note may have been opened before hydration.
    <details ref={details} className={styles.note} suppressHydrationWarning>
      <summary className={styles.summary} onClick={open}>
        <span>{pending?.text ? 'Your note' : 'Add a note (allergies, changes)'}</span>
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
            {...{ [DISH_ATTRIBUTES.note]: '' }}
            className={styles.field}
            rows={2}
            maxLength={MAX_NOTE_LENGTH}
            autoComplete="off"
            // The card had no field until the guest opened its note.
            autoFocus={isDeferred}
            placeholder="No onions, allergic to nuts…"
            aria-describedby={`${id}-hint`}
            onInput={() => {
              read(addedNote ? '' : pending?.placed);
              setAddedNote('');
            }}
          />
        </>
      )}
      {pending && note && (
        <Suspense>
          <NotePlace
            id={`${id}-hint`}
            dishId={dishId}
            typed={pending}
            note={note}
            onGiven={() => {
              field.current?.focus();
            }}
          />
        </Suspense>
      )}
    </details>
  );
}
