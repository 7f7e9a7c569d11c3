import { MAX_NOTE_LENGTH, type CartItem } from '@simmer/shared/cart';
import { counted } from '@simmer/shared/counted';
import { Button } from '@simmer/shared/ui/button';
import { TextArea } from '@simmer/shared/ui/field';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import { dishText } from '../order/line-text';
import { announceChange } from './line-changes';
import { noteDrafts } from './note-drafts';
import styles from './note-editor.module.css';

/** The remaining characters are shown from this many on. */
const COUNT_FROM = 40;

interface NoteEditorProps {
  item: CartItem;
  /** Null until the guest changes the note. */
  draft: string | null;
  /** The editor is closed; the line now has this id. */
  onClosed: (id: string) => void;
}

export function NoteEditor({ item, draft, onClosed }: NoteEditorProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const dish = dishText(item);
  const note = item.modification ?? '';
  const shown = draft ?? note;
  const left = MAX_NOTE_LENGTH - shown.length;

  useEffect(() => {
    field.current?.focus();
    field.current?.setSelectionRange(MAX_NOTE_LENGTH, MAX_NOTE_LENGTH);
  }, []);

  function save(): void {
    const id = noteDrafts.save(item.id);
    announceChange(
      id === item.id
        ? `Note for ${dish} saved.`
        : `The two lines of ${dish} have been combined because their notes match.`,
    );
    onClosed(id);
  }

  function cancel(): void {
    noteDrafts.discard(item.id);
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
        value={shown}
        onValue={(text) => {
          noteDrafts.write(item.id, text === note ? null : text);
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
