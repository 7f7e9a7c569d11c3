import { cart, MAX_NOTE_LENGTH, type CartItem } from '@simmer/shared/cart';
import { counted } from '@simmer/shared/counted';
import { dishText } from '@simmer/shared/dish-text';
import { Button } from '@simmer/shared/ui/button';
import { TextArea } from '@simmer/shared/ui/field';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import { oneLine } from '../order/clean-text';
import { announceChange, changeUnmerged } from './line-changes';
import styles from './note-editor.module.css';

/** The remaining characters are shown from this many on. */
const COUNT_FROM = 40;

interface NoteEditorProps {
  item: CartItem;
  /** The editor is closed; the line now has this id. */
  onClosed: (id: string) => void;
}

/** Typing changes the line's note at once, so that nothing that happens to the page or the order can lose it. */
export function NoteEditor({ item, onClosed }: NoteEditorProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const dish = dishText(item);
  const note = item.modification ?? '';
  const before = useRef(note);
  const typed = useRef(note);
  const left = MAX_NOTE_LENGTH - note.length;

  useEffect(() => {
    field.current?.focus();
    field.current?.setSelectionRange(MAX_NOTE_LENGTH, MAX_NOTE_LENGTH);
  }, []);

  function write(text: string): void {
    // "Cancel" keeps a note that another button has given the line since.
    if (note !== typed.current) before.current = note;
    typed.current = text;
    changeUnmerged(item.id, { modification: text });
  }

  function save(): void {
    const cleaned = oneLine(note, MAX_NOTE_LENGTH);
    write(cleaned);
    const id = cart.setNote(item.id, cleaned);
    announceChange(
      id === item.id
        ? `Note for ${dish} saved.`
        : `The two lines of ${dish} have been combined because their notes match.`,
    );
    onClosed(id);
  }

  function cancel(): void {
    if (note === typed.current) changeUnmerged(item.id, { modification: before.current });
    onClosed(item.id);
  }

  function handleKey(event: KeyboardEvent): void {
    // While an input method is composing, Enter and Escape only end a word.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') {
      // A note is a single line.
      event.preventDefault();
      save();
    } else if (event.key === 'Escape') cancel();
  }

  return (
    <div className={styles.editor}>
      <TextArea
        ref={field}
        label={`Note for ${dish}`}
        hint={left <= COUNT_FROM ? charactersLeft(left) : 'Allergies, or what to leave out'}
        rows={2}
        maxLength={MAX_NOTE_LENGTH}
        autoComplete="off"
        value={note}
        onValue={write}
        onBlur={() => {
          const cleaned = oneLine(note, MAX_NOTE_LENGTH);
          if (cleaned !== note) write(cleaned);
        }}
        onKeyDown={handleKey}
      />
      <div className={styles.buttons}>
        <Button aria-label={`Save note for ${dish}`} onClick={save}>
          Save note
        </Button>
        <Button look="quiet" aria-label={`Cancel the note for ${dish}`} onClick={cancel}>
          Cancel
        </Button>
      </div>
    </div>
  );
}

function charactersLeft(left: number): string {
  return `${counted(left, 'character')} left`;
}
