import type { StoredDocument } from '@simmer/shared/firebase';
import { reportError, reportProblem } from '../report/report';
import { createStore } from '../store/store';
import { parseMenu, type ParsedMenu } from './menu';

export type MenuState =
  | { readonly status: 'loading' | 'failed' }
  | (ParsedMenu & { readonly status: 'loaded'; readonly documents: readonly StoredDocument[] });

export interface MenuStore {
  getState: () => MenuState;
  subscribe: (listener: () => void) => () => void;
  /** Reads the menu; the current one stays until the answer arrives. The latest call wins. Never rejects. */
  read: () => Promise<void>;
  show: (documents: readonly StoredDocument[]) => void;
}

const LOADING: MenuState = { status: 'loading' };

/**
 * @param drawn the documents that the page already shows.
 * @param keepsHidden as in `parseMenu`.
 */
export function createMenuStore(
  readMenu: () => Promise<readonly StoredDocument[]>,
  drawn?: readonly StoredDocument[],
  keepsHidden?: boolean,
): MenuStore {
  const store = createStore('menu', LOADING);
  let latestRead = 0;

  if (drawn) show(drawn);

  function show(documents: readonly StoredDocument[]): void {
    const state = store.get();
    if (state.status === 'loaded' && state.documents === documents) return;
    const menu = parseMenu(documents, keepsHidden);
    if (menu.problems.length > 0) reportProblem('menu', menu.problems.join('\n'));
    store.set({ status: 'loaded', documents, ...menu });
  }

  return {
    getState: store.get,
    subscribe: store.subscribe,
    show,
    async read() {
      latestRead += 1;
      const thisRead = latestRead;
      if (store.get().status === 'failed') store.set(LOADING);
      try {
        const documents = await readMenu();
        if (thisRead === latestRead) show(documents);
      } catch (error) {
        if (thisRead !== latestRead) return;
        reportError('menu', 'the Monthly Menu could not be read.', error);
        // An older menu is better than none.
        if (store.get().status !== 'loaded') store.set({ status: 'failed' });
      }
    },
  };
}
