import type { StoredDocument } from '@simmer/shared/firebase';
import { parseMenu, type Dish, type LeftOutDocument } from '@simmer/shared/menu';
import { reportError } from '@simmer/shared/report';
import { createStore } from '@simmer/shared/store';

export type StoredMenuState =
  | { status: 'loading' | 'failed' }
  | {
      status: 'loaded';
      documents: readonly StoredDocument[];
      dishes: readonly Dish[];
      leftOut: readonly LeftOutDocument[];
    };

/** The documents of the Monthly Menu as the database has them, as far as this page knows. */
export interface StoredMenu {
  getState: () => StoredMenuState;
  subscribe: (listener: () => void) => () => void;
  /** Reads all documents; what is shown stays until the answer. Asked again meanwhile, it reads once. Never rejects. */
  read: () => Promise<void>;
  /** The database has confirmed these fields of a document. */
  put: (id: string, fields: object) => void;
  /** The database has confirmed that the document is gone. */
  remove: (id: string) => void;
}

/**
 * A confirmed write is merged into what was read, instead of reading everything again: it is shown at once, and
 * also when the next reading fails. It passes the same parser, so the list shows what the home page will.
 */
export function createStoredMenu(readMenu: () => Promise<readonly StoredDocument[]>): StoredMenu {
  const store = createStore<StoredMenuState>('menu', { status: 'loading' });
  let reading: Promise<void> | undefined;
  let writes = 0;

  function show(documents: readonly StoredDocument[]): void {
    const { dishes, leftOut } = parseMenu(documents);
    store.set({ status: 'loaded', documents, dishes, leftOut });
  }

  async function readOnce(): Promise<void> {
    if (store.get().status === 'failed') store.set({ status: 'loading' });
    try {
      let documents: readonly StoredDocument[];
      let writesBefore: number;
      do {
        writesBefore = writes;
        documents = await readMenu();
        // A write was confirmed meanwhile: this answer may be from before it.
      } while (writesBefore !== writes);
      show(documents);
    } catch (error) {
      reportError('editor', 'the menu could not be read.', error);
      // A list that was read a while ago serves better than none.
      if (store.get().status !== 'loaded') store.set({ status: 'failed' });
    }
  }

  function read(): Promise<void> {
    reading ??= readOnce().finally(() => {
      reading = undefined;
    });
    return reading;
  }

  function confirmWrite(change: (documents: readonly StoredDocument[]) => StoredDocument[]): void {
    writes += 1;
    const state = store.get();
    if (state.status === 'loaded') show(change(state.documents));
    else void read();
  }

  return {
    getState: store.get,
    subscribe: store.subscribe,
    read,
    put(id, fields) {
      confirmWrite((documents) => {
        const before = documents.find((document) => document.id === id);
        const others = documents.filter((document) => document !== before);
        // In the order of the ids, as the database gives them and the home page shows them.
        return [...others, { id, data: merge(before?.data, fields) }].sort((one, other) =>
          one.id < other.id ? -1 : 1,
        );
      });
    },
    remove(id) {
      confirmWrite((documents) => documents.filter((document) => document.id !== id));
    },
  };
}

function merge(before: unknown, fields: object): object {
  return typeof before === 'object' && before !== null ? { ...before, ...fields } : fields;
}
