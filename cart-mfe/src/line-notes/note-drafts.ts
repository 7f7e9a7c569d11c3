import { onAccountLeft } from '@simmer/shared/auth';
import { cart, MAX_NOTE_LENGTH, type CartItem } from '@simmer/shared/cart';
import { createStore, useStore } from '@simmer/shared/store';
import { oneLine } from '../order/clean-text';

/** Keyed by the line's id. A line has an entry only while its note is being edited; null until the guest changes it. */
type NoteDrafts = Readonly<Record<string, string | null>>;

const store = createStore<NoteDrafts>('note drafts', {});

function without(id: string): NoteDrafts {
  return Object.fromEntries(Object.entries(store.get()).filter(([other]) => other !== id));
}

/** The notes that the guest is editing on lines of the cart. They live as long as the page. */
export const noteDrafts = {
  /** @param text null while it is the line's note, which another button may change meanwhile. */
  write: (id: string, text: string | null) => {
    store.set({ ...store.get(), [id]: text });
  },
  discard: (id: string) => {
    store.set(without(id));
  },
  /** Ends the editing. @returns the line with what was typed into its note. */
  take: (item: CartItem): CartItem => {
    const taken = withDraft(item, store.get()[item.id]);
    store.set(without(item.id));
    return taken;
  },
  /** @returns the id of the line, which may have been merged into another. */
  save: (id: string): string => {
    const text = store.get()[id];
    store.set(without(id));
    if (typeof text !== 'string') return id;
    return cart.setNote(id, oneLine(text, MAX_NOTE_LENGTH));
  },
  /** For when the order is submitted: a guest who typed a note meant it, whether or not "Save" was pressed. */
  saveAll: () => {
    for (const id of Object.keys(store.get())) noteDrafts.save(id);
  },
};

onAccountLeft(() => {
  store.set({});
});

/** The lines with what is typed into their notes, saved or not. */
export function useWithDrafts(items: readonly CartItem[]): readonly CartItem[] {
  const drafts = useStore(store);
  return items.map((item) => withDraft(item, drafts[item.id]));
}

function withDraft(item: CartItem, draft: string | null | undefined): CartItem {
  return typeof draft === 'string'
    ? { ...item, modification: oneLine(draft, MAX_NOTE_LENGTH) }
    : item;
}

/** Undefined unless the note is being edited. */
export function useNoteDraft(id: string): string | null | undefined {
  return useStore(store, (drafts) => drafts[id]);
}
