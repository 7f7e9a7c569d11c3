import { NO_RULES, parseOrdering, type OrderingSettings } from '@simmer/shared/ordering';
import { reportError, reportProblem } from '@simmer/shared/report';
import { createStore } from '@simmer/shared/store';
import { attempt, IDLE, SENDING, type Write } from '../editor/write';
import { checkOrdering } from './check-ordering';
import { isSameOrdering, orderingDraftOf, type OrderingDraft } from './ordering-draft';

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
  /** How often it was submitted with a problem. */
  attempts: number;
  write: Write;
  /** True until the form is opened again. */
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
}

const CLOSED = { draft: null, attempts: 0, write: IDLE, isSaved: false } as const;

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
  let writes = 0;

  function patch(part: Partial<OrderingState>): void {
    store.set({ ...store.get(), ...part });
  }

  async function read(): Promise<void> {
    if (store.get().status === 'failed') patch({ status: 'loading' });
    const writesBefore = writes;
    try {
      const { settings, problems } = parseOrdering(await readOrdering());
      if (problems.length > 0) reportProblem('editor', `settings/ordering: ${problems.join('; ')}`);
      // If something was written in the meantime, this answer may be older.
      if (writesBefore === writes) takeOver(settings);
      patch({ status: 'loaded' });
    } catch (error) {
      reportError('editor', 'settings/ordering could not be read.', error);
      if (store.get().status !== 'loaded') patch({ status: 'failed' });
    }
  }

  /** An open form keeps what it began with once something in it was changed. */
  function takeOver(settings: OrderingSettings): void {
    const { draft, write } = store.get();
    if (!draft) patch({ stored: settings });
    else if (write.status === 'idle' && !isOrderingChanged(store.get()))
      patch({ stored: settings, draft: orderingDraftOf(settings) });
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
      writes += 1;
      patch({ stored: checked.settings, status: 'loaded' });
      if (isStillHere) patch({ ...CLOSED, isSaved: true });
    },
    close() {
      const { status } = store.get().write;
      patch(CLOSED);
      // A write that failed may have arrived all the same.
      if (status === 'failed') void read();
    },
  };
}

/** Whether the form has unsaved changes. */
export function isOrderingChanged({ draft, stored }: OrderingState): boolean {
  return draft !== null && !isSameOrdering(draft, orderingDraftOf(stored));
}
