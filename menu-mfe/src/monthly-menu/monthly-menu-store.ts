import type { StoredDocument } from '@simmer/shared/firebase';
import { parseMenu, type Dish } from '@simmer/shared/menu';
import { reportError, reportProblem } from '@simmer/shared/report';

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
  let state = LOADING;
  let latestRead = 0;
  const listeners = new Set<() => void>();

  function commit(next: MonthlyMenuState): void {
    state = next;
    for (const listener of [...listeners]) listener();
  }

  function show(documents: readonly StoredDocument[]): void {
    const { dishes, problems } = parseMenu(documents);
    if (problems.length > 0) reportProblem('menu', problems.join('\n'));
    commit({ status: 'loaded', dishes });
  }

  function fail(error: unknown): void {
    reportError('menu', 'the Monthly Menu could not be read.', error);
    // A menu that was read a while ago serves a guest better than none.
    if (state.status !== 'loaded') commit({ status: 'failed' });
  }

  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async read() {
      latestRead += 1;
      const thisRead = latestRead;
      if (state.status === 'failed') commit(LOADING);
      try {
        const documents = await readMenu();
        if (thisRead === latestRead) show(documents);
      } catch (error) {
        if (thisRead === latestRead) fail(error);
      }
    },
  };
}
