import type { StoredDocument } from '@simmer/shared/firebase';
import { MENU_ORDER, orderedIds, type Dish } from '@simmer/shared/menu';
import { createMenuStore, type MenuState } from '@simmer/shared/menu-store';

export type StoredMenu = ReturnType<typeof createStoredMenu>;

/**
 * The Monthly Menu including the manager's writes. A confirmed write is applied to the documents instead of reading them
 * again: it shows immediately, even if the next read fails.
 */
export function createStoredMenu(readMenu: () => Promise<readonly StoredDocument[]>) {
  const { show, overtake, ...store } = createMenuStore(readMenu, { keepsHidden: true });

  function confirmWrite(change: (documents: readonly StoredDocument[]) => StoredDocument[]): void {
    // What is being read may be older.
    overtake();
    const state = store.get();
    if (state.status === 'loaded') show(change(state.documents));
    else void store.read();
  }

  /** A document as it is stored; undefined when it is gone. */
  function dataOf(id: string): unknown {
    const state = store.get();
    const documents = state.status === 'loaded' ? state.documents : [];
    return documents.find((document) => document.id === id)?.data;
  }

  /** The database has confirmed this content of a document. */
  function put(id: string, data: unknown): void {
    confirmWrite((documents) => {
      const others = documents.filter((document) => document.id !== id);
      // In the order of the ids, as the database returns them: dishes without a place stay in that order.
      return [...others, { id, data }].sort((one, other) => (one.id < other.id ? -1 : 1));
    });
  }

  return {
    ...store,
    dataOf,
    put,
    /** The database has confirmed a new dish, as the last one. */
    add(id: string, data: unknown): void {
      put(id, data);
      put(MENU_ORDER, { ids: [...orderedIds(dataOf(MENU_ORDER)), id] });
    },
    /** The database has confirmed that the document is gone. */
    remove(id: string): void {
      confirmWrite((documents) => documents.filter((document) => document.id !== id));
    },
  };
}

const NO_DISHES: readonly Dish[] = [];

/** None while the menu is not there. */
export function dishesOf(menu: MenuState): readonly Dish[] {
  return menu.status === 'loaded' ? menu.dishes : NO_DISHES;
}
