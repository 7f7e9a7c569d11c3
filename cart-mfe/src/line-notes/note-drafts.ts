import { cart, MAX_NOTE_LENGTH } from '@simmer/shared/cart';
import { createStore } from '@simmer/shared/store';
import { useSyncExternalStore } from 'react';
import { oneLine } from '../send-order/clean-text';

/** By the line's id; a line whose note is not being changed has none. */
type NoteDrafts = Readonly<Record<string, string>>;

const store = createStore<NoteDrafts>('note drafts', {});

function without(id: string): NoteDrafts {
  return Object.fromEntries(Object.entries(store.get()).filter(([other]) => other !== id));
}

/** The notes that guests are writing on lines of the cart. They live as long as the page. */
export const noteDrafts = {
  write: (id: string, text: string) => {
    store.set({ ...store.get(), [id]: text });
  },
  discard: (id: string) => {
    store.set(without(id));
  },
  /** @returns the id of the line, which may have become one with another. */
  save: (id: string): string => {
    const text = store.get()[id];
    if (text === undefined) return id;
    store.set(without(id));
    return cart.setNote(id, oneLine(text, MAX_NOTE_LENGTH));
  },
  /** Before the order is sent: a guest who typed a note meant it, whether "Save" was pressed or not. */
  saveAll: () => {
    for (const id of Object.keys(store.get())) noteDrafts.save(id);
  },
};

/** Undefined while the note is not being changed. */
export function useNoteDraft(id: string): string | undefined {
  return useSyncExternalStore(
    store.subscribe,
    () => store.get()[id],
    () => undefined,
  );
}
