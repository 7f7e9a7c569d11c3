import { cart, dishIdOf, pendingNotes, type CartItem, type PendingNote } from '@simmer/shared/cart';

/**
 * The lines that a note belongs to without a question: those whose note the guest has edited under the dish, or the
 * dish's only line if that has none.
 */
export function linesForNote(dishId: string, { text, placed }: PendingNote): readonly CartItem[] {
  if (text === (placed ?? '')) return [];
  const lines = cart.get().filter((line) => dishIdOf(line) === dishId);
  const edited = lines.filter(({ modification }) => placed && modification === placed);
  if (edited.length > 0 || !text) return edited;
  return lines.length === 1 && !lines[0]?.modification ? lines : [];
}

/** Gives a typed note to lines of its dish. */
export function giveNote(dishId: string, note: PendingNote, lines: readonly CartItem[]): void {
  if (lines.length === 0) return;
  for (const { id } of lines) cart.setNote(id, note.text);
  pendingNotes.set({ ...pendingNotes.get(), [dishId]: { ...note, placed: note.text } });
}

/** Gives each typed note to the lines that it belongs to without a question. */
export function placeNotes(): void {
  for (const [dishId, note] of Object.entries(pendingNotes.get()))
    giveNote(dishId, note, linesForNote(dishId, note));
}
