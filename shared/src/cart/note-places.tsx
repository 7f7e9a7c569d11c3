import { cart, dishIdOf, pendingNotes, type CartItem, type PendingNote } from '@simmer/shared/cart';
import { Button } from '@simmer/shared/ui/button';
import { isolated } from '../parse/isolated';
import { portionsText } from './dish-text';

/**
 * The lines that a typed note belongs to without a question: those that have it, also as it was before the guest edited
 * it, or the dish's only line if that has none.
 */
export function linesForNote(dishId: string, { text, placed }: PendingNote): readonly CartItem[] {
  if (text === (placed ?? '')) return [];
  const lines = cart.get().filter((line) => dishIdOf(line) === dishId);
  const having = lines.filter(({ modification: m }) => m && (m === placed || m === text));
  if (having.length > 0 || !text) return having;
  return lines.length === 1 && !lines[0]?.modification ? lines : [];
}

/** Gives each typed note to the lines that it belongs to without a question. */
export function placeNotes(): void {
  for (const [dishId, note] of Object.entries(pendingNotes.get()))
    giveNote(dishId, note, linesForNote(dishId, note));
}

/** A note whose line has gone is open again if the dish has others, which may be what it is for. */
export function reopenNotes(): void {
  for (const [dishId, note] of Object.entries(pendingNotes.get())) {
    const { text, placed, ...rest } = note;
    const lines = cart.get().filter((line) => dishIdOf(line) === dishId);
    const isGone = lines.length > 0 && lines.every(({ modification }) => modification !== text);
    if (text && text === placed && isGone)
      pendingNotes.set({ ...pendingNotes.get(), [dishId]: { ...rest, text } });
  }
}

/** What the guest makes of a line's note is also what they have typed under its dish. */
export function followNote(line: CartItem, text: string): void {
  const dishId = dishIdOf(line);
  const note = pendingNotes.get()[dishId];
  if (note?.placed && note.placed === line.modification)
    pendingNotes.set({ ...pendingNotes.get(), [dishId]: { ...note, text, placed: text } });
}

function giveNote(dishId: string, note: PendingNote, lines: readonly CartItem[]): void {
  if (lines.length === 0) return;
  for (const { id } of lines) cart.setNote(id, note.text);
  pendingNotes.set({ ...pendingNotes.get(), [dishId]: { ...note, placed: note.text } });
}

interface NoteChoicesProps {
  dishId: string;
  note: PendingNote;
  lines: readonly CartItem[];
  /** Called when the button is about to disappear. */
  onGiven: (line: CartItem) => void;
}

/** A button for each line that can get a note. */
export function NoteChoices({ dishId, note, lines, onGiven }: NoteChoicesProps) {
  return lines.map((line) => (
    <Button
      key={line.id}
      onClick={() => {
        giveNote(dishId, note, [line]);
        onGiven(line);
      }}
    >
      {`Add it to ${portionsText(line)}${line.modification ? `, in place of “${isolated(line.modification)}”` : ''}`}
    </Button>
  ));
}
