import { createStore } from '@simmer/shared/store';

export type Notice =
  | { kind: 'cart'; title: string; detail: string; isAdded?: boolean }
  | { kind: 'order'; text: string }
  | { kind: 'logged-in' | 'log-out-failed' };

type Shown = (Notice & { id: number }) | null;

const store = createStore<Shown>('notice', null);
let count = 0;
/** News of an order that another message has replaced before the guest looked at it. */
let waiting: Shown = null;

/** The one short message at the bottom of the page; a new one replaces it, but news of an order comes back after it. */
export const notices = {
  get: store.get,
  subscribe: store.subscribe,
  show: (notice: Notice) => {
    const shown = store.get();
    if (notice.kind === 'order') waiting = null;
    else if (shown?.kind === 'order') waiting = shown;
    count += 1;
    store.set({ ...notice, id: count });
  },
  dismiss: () => {
    const next = waiting;
    waiting = null;
    store.set(next);
  },
};
