import { createStore } from '@simmer/shared/store';

export type Notice =
  | { kind: 'cart'; title: string; detail: string; isAdded?: boolean }
  | { kind: 'order'; text: string }
  | { kind: 'logged-in' | 'log-out-failed' };

type Shown = (Notice & { id: number }) | null;

const store = createStore<Shown>('notice', null);
let count = 0;

/** The one short message at the bottom of the page; a new one replaces it. */
export const notices = {
  get: store.get,
  subscribe: store.subscribe,
  show: (notice: Notice) => {
    count += 1;
    store.set({ ...notice, id: count });
  },
  dismiss: () => {
    store.set(null);
  },
};
