import {
  cart,
  dishIdOf,
  MAX_NOTE_LENGTH,
  pendingNotes,
  useCartItems,
  type CartItem,
  type PendingNote,
} from '@simmer/shared/cart';
import { createStore, useStore } from '@simmer/shared/store';

/** Asks whether a note typed on the menu belongs to a line. */
export interface NoteQuestion {
  item: CartItem;
  note: PendingNote;
}

/** The lines that the guest has decided about. A note that is typed again is a new object and is asked about again. */
const answers = createStore<readonly { note: PendingNote; lineId: string }[]>('note answers', []);

/** What the guest still has to decide, in cart order. */
export function openQuestions(items: readonly CartItem[] = cart.get()): NoteQuestion[] {
  return items.flatMap((item) => {
    const note = pendingNotes.get()[dishIdOf(item)];
    if (!note?.text || note.text === item.modification) return [];
    const isAnswered = answers
      .get()
      .some((answer) => answer.note === note && answer.lineId === item.id);
    return isAnswered ? [] : [{ item, note }];
  });
}

/** Both notes as one. */
export function joinedNote({ item, note }: NoteQuestion): string {
  return [item.modification, note.text].filter(Boolean).join('; ');
}

export function fitsBeside(question: NoteQuestion): boolean {
  return joinedNote(question).length <= MAX_NOTE_LENGTH;
}

/**
 * @param text the line's note from now on; undefined leaves it unchanged.
 * @returns the id of the line, which may have been merged into another.
 */
export function answer({ item, note }: NoteQuestion, text?: string): string {
  const pending = Object.values(pendingNotes.get());
  const current = answers.get().filter((given) => pending.includes(given.note));
  answers.set([...current, { note, lineId: item.id }]);
  const id = text === undefined ? item.id : cart.setNote(item.id, text);
  if (!openQuestions().some((question) => question.note === note)) forget(dishIdOf(item));
  return id;
}

/** Also empties the field on the menu. */
export function forget(dishId: string): void {
  const others = Object.entries(pendingNotes.get()).filter(([other]) => other !== dishId);
  pendingNotes.set(Object.fromEntries(others));
}

/** `openQuestions`, updated when a note or an answer changes. */
export function useOpenQuestions(items: readonly CartItem[]): NoteQuestion[] {
  useStore(answers);
  useStore(pendingNotes);
  return openQuestions(items);
}

/** Notes typed for dishes that are not in the cart. */
export function useUnplacedNotes(): readonly (PendingNote & { dishId: string })[] {
  const dishes = new Set(useCartItems().map(dishIdOf));
  const notes = useStore(pendingNotes);
  return Object.entries(notes).flatMap(([dishId, note]) =>
    note.text && !dishes.has(dishId) ? [{ ...note, dishId }] : [],
  );
}
