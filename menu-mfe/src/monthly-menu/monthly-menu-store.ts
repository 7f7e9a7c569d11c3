import type { StoredDocument } from '@simmer/shared/firebase';
import { parseMenu, type Dish } from '@simmer/shared/menu';
import { reportError, reportProblem } from '@simmer/shared/report';
import { createStore } from '@simmer/shared/store';

export type MonthlyMenuState =
  | { readonly status: 'loading' | 'failed' }
  | { readonly status: 'loaded'; readonly dishes: readonly Dish[] };

export interface MonthlyMenuStore {
  getState: () => MonthlyMenuState;
  subscribe: (listener: () => void) => () => void;
  /** Reads the menu, for the first time or again; what is shown stays until the answer. Never rejects. */
  read: () => Promise<void>;
}

export const LOADING: MonthlyMenuState = { status: 'loading' };

export function createMonthlyMenuStore(
  readMenu: () => Promise<readonly StoredDocument[]>,
): MonthlyMenuStore {
  const store = createStore('menu', LOADING);
  let latestRead = 0;

  function show(documents: readonly StoredDocument[]): void {
    const { dishes, problems } = parseMenu(documents);
    if (problems.length > 0) reportProblem('menu', problems.join('\n'));
    store.set({ status: 'loaded', dishes });
  }

  function fail(error: unknown): void {
    reportError('menu', 'the Monthly Menu could not be read.', error);
    // A menu that was read a while ago serves a guest better than none.
    if (store.get().status !== 'loaded') store.set({ status: 'failed' });
  }

  return {
    getState: store.get,
    subscribe: store.subscribe,
    async read() {
      latestRead += 1;
      const thisRead = latestRead;
      if (store.get().status === 'failed') store.set(LOADING);
      try {
        const documents = await readMenu();
        if (thisRead === latestRead) show(documents);
      } catch (error) {
        if (thisRead === latestRead) fail(error);
      }
    },
  };
}
