import { NO_RULES, parseOrdering, type OrderingSettings } from '@simmer/shared/ordering';
import { reportError, reportProblem } from '@simmer/shared/report';
import { createStore } from '@simmer/shared/store';
import { attempt, IDLE, SENDING, type Write } from '../editor/write';
import { checkOrdering } from './check-ordering';
import {
  isSameOrdering,
  orderingDraftOf,
  withRemoteOrdering,
  type OrderingDraft,
} from './ordering-draft';

export interface OrderingPorts {
  readOrdering: () => Promise<unknown>;
  saveOrdering: (settings: OrderingSettings) => Promise<void>;
}

export interface OrderingState {
  status: 'loading' | 'failed' | 'loaded';
  /** As the database has confirmed them. */
  stored: OrderingSettings;
  /** Null while the form is closed. */
  draft: OrderingDraft | null;
  /** The last read for the form failed: another manager may have changed them. */
  isStale: boolean;
  /** How often it was submitted with a problem. */
  attempts: number;
  write: Write;
  /** True until the form is opened again, or the page is left. */
  isSaved: boolean;
}

export interface OrderingEditor {
  getState: () => OrderingState;
  subscribe: (listener: () => void) => () => void;
  /** Never rejects. */
  read: () => Promise<void>;
  open: () => void;
  change: (draft: OrderingDraft) => void;
  /**
   * Never rejects, and is never sent twice at the same time.
   * @param unreadable as in `checkOrdering`.
   */
  save: (unreadable: ReadonlySet<string>) => Promise<void>;
  /** Closes the form and clears everything typed in it. */
  close: () => void;
  /** The page is left: that something was saved is not said again when it opens. */
  leave: () => void;
}

const CLOSED = { draft: null, isStale: false, attempts: 0, write: IDLE, isSaved: false } as const;

/** Independent of React, so that typed text outlives the page's components. */
export function createOrderingEditor({
  readOrdering,
  saveOrdering,
}: OrderingPorts): OrderingEditor {
  const store = createStore<OrderingState>('ordering editor', {
    status: 'loading',
    stored: NO_RULES,
    ...CLOSED,
  });
  /** Reads and confirmed writes are numbered: an older answer never replaces a newer one. */
  let latest = 0;
  let shown = 0;
  /** What the last save sent. */
  let sent: OrderingDraft | undefined;

  function patch(part: Partial<OrderingState>): void {
    store.set({ ...store.get(), ...part });
  }

  async function read(): Promise<void> {
    if (store.get().status === 'failed') patch({ status: 'loading' });
    latest += 1;
    const thisRead = latest;
    try {
      const { settings, problems } = parseOrdering(await readOrdering());
      if (problems.length > 0) reportProblem('editor', `settings/ordering: ${problems.join('; ')}`);
      if (thisRead < shown) return;
      shown = thisRead;
      takeOver(settings);
    } catch (error) {
      reportError('editor', 'settings/ordering could not be read.', error);
      if (thisRead < shown) return;
      if (store.get().status === 'loaded') patch({ isStale: true });
      else patch({ status: 'failed' });
    }
  }

  function takeOver(settings: OrderingSettings): void {
    const { draft, stored, write } = store.get();
    // The form sends what it shows, and its answer is about to come.
    if (write.status === 'sending') return;
    const before = [orderingDraftOf(stored)];
    // A save that failed may have arrived, so a field that is typed back since then is a change.
    if (write.status === 'failed' && sent) before.push(sent);
    patch({
      status: 'loaded',
      stored: settings,
      isStale: false,
      draft: draft && withRemoteOrdering(draft, before, orderingDraftOf(settings)),
    });
  }

  return {
    getState: store.get,
    subscribe: store.subscribe,
    read,

    open() {
      patch({ ...CLOSED, draft: orderingDraftOf(store.get().stored) });
      // The editor may have been open for days, and another manager may have paused the shop since.
      void read();
    },
    change(draft) {
      patch({ draft });
    },
    async save(unreadable) {
      const { draft, attempts, write } = store.get();
      if (!draft || write.status === 'sending') return;
      const checked = checkOrdering(draft, unreadable);
      if (!checked.ok) {
        patch({ attempts: attempts + 1, write: IDLE });
        return;
      }
      sent = draft;
      patch({ attempts: 0, write: SENDING });
      const reason = await attempt('settings/ordering was not saved.', () =>
        saveOrdering(checked.settings),
      );
      // It may have been discarded in the meantime.
      const isStillHere = store.get().draft === draft;
      if (reason) {
        if (isStillHere) patch({ write: { status: 'failed', reason } });
        return;
      }
      latest += 1;
      shown = latest;
      patch({ stored: checked.settings, status: 'loaded' });
      if (isStillHere) patch({ ...CLOSED, isSaved: true });
    },
    close() {
      const { status } = store.get().write;
      patch(CLOSED);
      // A write that failed may have arrived all the same.
      if (status === 'failed') void read();
    },
    leave() {
      patch({ isSaved: false });
    },
  };
}

/** Whether the form has unsaved changes. */
export function isOrderingChanged({ draft, stored }: OrderingState): boolean {
  return draft !== null && !isSameOrdering(draft, orderingDraftOf(stored));
}
