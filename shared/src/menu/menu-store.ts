import { reportError, reportProblem } from '../report/report';
import { createResource, type Resource } from '../store/resource';
import { createStore, type Readable } from '../store/store';
import { parseMenu, type MenuOptions, type ParsedMenu } from './menu';
import type { StoredDocument } from './stored-document';

export type MenuState =
  | { readonly status: 'loading' | 'failed' }
  | (ParsedMenu & { readonly status: 'loaded'; readonly documents: readonly StoredDocument[] });

export interface MenuStore extends Readable<MenuState>, Resource {
  /** Reads like `read`, and shows that the menu is loading, because a guest asked for it after a failure. */
  retry: () => Promise<boolean>;
  show: (documents: readonly StoredDocument[]) => void;
  /** Shows the menu of another day, like `2026-12-24`; without one, of today. */
  showDay: (day?: string) => void;
}

const LOADING: MenuState = { status: 'loading' };

export function createMenuStore(
  readMenu: () => Promise<readonly StoredDocument[]>,
  options: MenuOptions = {},
): MenuStore {
  const store = createStore<MenuState>('menu', LOADING);
  const resource = createResource({
    read: readMenu,
    onAnswer: show,
    onFailure(error, isLatest) {
      if (!isLatest) return;
      reportError('menu', 'the Monthly Menu could not be read.', error);
      // An older menu is better than none, so it stays.
      if (store.get().status !== 'loaded') store.set({ status: 'failed' });
    },
  });

  function show(documents: readonly StoredDocument[]): void {
    const state = store.get();
    if (state.status !== 'loaded' || state.documents !== documents) parse(documents);
  }

  function parse(documents: readonly StoredDocument[]): void {
    const menu = parseMenu(documents, options);
    if (menu.problems.length > 0) reportProblem('menu', menu.problems.join('\n'));
    store.set({ status: 'loaded', documents, ...menu });
  }

  return {
    ...store,
    ...resource,
    show,
    showDay(day) {
      options = { ...options, day };
      const state = store.get();
      if (state.status === 'loaded') parse(state.documents);
    },
    retry() {
      store.set(LOADING);
      return resource.read();
    },
  };
}
