export type Notice = { kind: 'added'; text: string } | { kind: 'logged-in' | 'log-out-failed' };

type Shown = (Notice & { id: number }) | null;

let shown: Shown = null;
let count = 0;
const listeners = new Set<() => void>();

function commit(next: Shown): void {
  shown = next;
  for (const listener of [...listeners]) listener();
}

/** The one short message at the foot of the page; a new one replaces the old. */
export const notices = {
  get: () => shown,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  show: (notice: Notice) => {
    count += 1;
    commit({ ...notice, id: count });
  },
  dismiss: () => {
    commit(null);
  },
};
