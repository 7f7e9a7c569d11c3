import { createStore } from '@simmer/shared/store';

export interface Notice {
  kind: 'cart' | 'order' | 'stored' | 'logged-in' | 'log-out-failed';
  text: string;
  detail?: string;
  /** A dish went into the cart. */
  isAdded?: boolean;
}

type Shown = Notice & { id: number };

const store = createStore<Shown | null>('notice', null);
let count = 0;
/** Notices that another one has replaced before the guest looked at them, at most one of each kind. */
let waiting: readonly Shown[] = [];

/** Whether a notice stays until the guest has looked at it. */
export function staysOn({ kind }: Notice): boolean {
  return kind === 'order' || kind === 'stored';
}

/** The one short message at the bottom of the page; a new one replaces it, but some come back after it. */
export const notices = {
  ...store,
  show: (notice: Notice) => {
    const shown = store.get();
    const earlier = shown && staysOn(shown) ? [...waiting, shown] : waiting;
    waiting = earlier.filter(({ kind }) => kind !== notice.kind);
    count += 1;
    store.set({ ...notice, id: count });
  },
  dismiss: () => {
    store.set(waiting.at(-1) ?? null);
    waiting = waiting.slice(0, -1);
  },
};
