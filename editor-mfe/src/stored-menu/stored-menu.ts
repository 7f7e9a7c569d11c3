import type { NewDish, StoredDocument } from '@simmer/shared/firebase';
import {
  FIXED_SECTIONS,
  fixedDishes,
  MENU_ORDER,
  orderedIds,
  type Dish,
} from '@simmer/shared/menu';
import { createMenuStore, type MenuState } from '@simmer/shared/menu-store';
import { shopTimeAt } from '@simmer/shared/shop-clock';
import { isOver } from '../draft/plan';

export type StoredMenu = ReturnType<typeof createStoredMenu>;

/**
 * The menu including the manager's writes. A confirmed write is applied to the documents instead of reading them
 * again: it shows immediately, even if the next read fails.
 */
export function createStoredMenu(readMenu: () => Promise<readonly StoredDocument[]>) {
  const { show, overtake, ...store } = createMenuStore(readMenu, { keepsHidden: true });

  function confirmWrite(change: (documents: readonly StoredDocument[]) => StoredDocument[]): void {
    // A read that has already begun may be older.
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

  /** Called when the database has confirmed this content of documents. */
  function putAll(stored: readonly StoredDocument[]): void {
    confirmWrite((documents) => {
      const others = documents.filter(({ id }) => !stored.some((one) => one.id === id));
      // The documents are in the order of the ids, as the database returns them: dishes without a place stay in that
      // order.
      return [...others, ...stored].sort((one, other) => (one.id < other.id ? -1 : 1));
    });
  }

  const put = (id: string, data: unknown): void => putAll([{ id, data }]);

  return {
    ...store,
    dataOf,
    put,
    putAll,
    /** A dish of hers or of the configuration. */
    dishOf: (id: string): Dish | undefined =>
      allDishesOf(store.get()).find((dish) => dish.id === id),
    /** The place of a dish in the list; -1 if it has none. */
    placeOf: (id: string): number =>
      placedDishesOf(store.get()).findIndex((dish) => dish.id === id),
    /** Called when the database has confirmed new dishes, as the last ones. */
    add(dishes: readonly NewDish[]): void {
      const ids = [...orderedIds(dataOf(MENU_ORDER)), ...dishes.map(({ id }) => id)];
      const added = dishes.map(({ id, fields }) => ({ id, data: fields }));
      putAll([...added, { id: MENU_ORDER, data: { ids } }]);
    },
    /** Called when the database has confirmed that these documents are gone. */
    remove(gone: readonly { id: string }[]): void {
      confirmWrite((documents) => documents.filter(({ id }) => !gone.some((one) => one.id === id)));
    },
  };
}

const NO_DISHES: readonly Dish[] = [];

/** Those that the owner has added. Empty while the menu has not been read. */
export function dishesOf(menu: MenuState): readonly Dish[] {
  return menu.status === 'loaded' ? menu.dishes : NO_DISHES;
}

/** Those that have a place in the list, because their last day is not over. */
export function placedDishesOf(
  menu: MenuState,
  today = shopTimeAt(Date.now()).day,
): readonly Dish[] {
  return dishesOf(menu).filter((dish) => !isOver(dish, today));
}

/** All of them; only those of the configuration while the menu has not been read. */
export function allDishesOf(menu: MenuState): readonly Dish[] {
  if (menu.status === 'loaded') return [...menu.fixed, ...menu.dishes];
  return FIXED_SECTIONS.flatMap((section) => fixedDishes(section));
}
