import { parseOrdering, type OrderingSettings } from '@simmer/shared/ordering';
import { reportError, reportProblem } from '@simmer/shared/report';
import { createResource } from '@simmer/shared/resource';
import { createStore, type Readable } from '@simmer/shared/store';
import { attemptWrite, IDLE, SENDING } from '../write/write';
import { checkOrdering } from './check-ordering';
import { orderingDraftOf, withRemoteOrdering, type OrderingDraft } from './ordering-draft';
import { INITIAL_ORDERING, type OrderingFormState, type OrderingState } from './ordering-state';

export interface OrderingPorts {
  readOrdering: () => Promise<unknown>;
  saveOrdering: (settings: OrderingSettings) => Promise<void>;
}

export interface OrderingEditor extends Readable<OrderingState> {
  /** Never rejects. */
  read: () => Promise<void>;
  /** Pauses the shop or ends the pause; nothing else that is stored changes. Never rejects. */
  setPaused: (isPaused: boolean) => Promise<void>;
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

/** Independent of React, so that typed text outlives the page's components. */
export function createOrderingEditor({
  readOrdering,
  saveOrdering,
}: OrderingPorts): OrderingEditor {
  const store = createStore<OrderingState>('ordering editor', INITIAL_ORDERING);
  const settings = createResource({
    read: readOrdering,
    onAnswer(data) {
      const parsed = parseOrdering(data);
      if (parsed.problems.length > 0)
        reportProblem('editor', `settings/ordering: ${parsed.problems.join('; ')}`);
      takeOver(parsed.settings);
    },
    onFailure(error, isLatest) {
      reportError('editor', 'settings/ordering could not be read.', error);
      if (!isLatest) return;
      if (store.get().status === 'loaded') patchForm({ isStale: true });
      else patch({ status: 'failed' });
    },
  });
  /** What a save has to wait for: the read that began when the form was opened, or a pause on its way. */
  let pending: Promise<void> | undefined;
  /** What the last save of this form sent. */
  let sent: OrderingDraft | undefined;

  function patch(part: Partial<OrderingState>): void {
    store.set({ ...store.get(), ...part });
  }

  function patchForm(part: Partial<OrderingFormState>): void {
    const { form } = store.get();
    if (form) patch({ form: { ...form, ...part } });
  }

  async function read(): Promise<void> {
    if (store.get().status === 'failed') patch({ status: 'loading' });
    await settings.read();
  }

  function takeOver(latest: OrderingSettings): void {
    const { form, stored } = store.get();
    // The form sends what it shows, and its answer is about to come.
    if (form?.write.status === 'sending' && form.draft === sent) return;
    const before = [orderingDraftOf(stored)];
    // A save that failed may have arrived, so a field that is typed back since then is a change.
    if (form?.write.status === 'failed' && sent) before.push(sent);
    const theirs = orderingDraftOf(latest);
    const refreshed = form && {
      ...form,
      isStale: false,
      draft: withRemoteOrdering(form.draft, before, theirs),
    };
    patch({ status: 'loaded', stored: latest, form: refreshed });
  }

  async function pause(paused: boolean): Promise<void> {
    const reason = await attemptWrite('settings/ordering was not saved.', async () => {
      // Another manager may have changed the rest.
      if (!(await settings.read())) return 'unreachable';
      const next = { ...store.get().stored, paused };
      await saveOrdering(next);
      settings.overtake();
      takeOver(next);
      return null;
    });
    patch({ pausing: reason ? { status: 'failed', reason } : IDLE });
    // A write that failed may have arrived all the same.
    if (reason) await read();
  }

  return {
    ...store,
    read,

    async setPaused(isPaused) {
      const { form, pausing } = store.get();
      if (pausing.status === 'sending' || form?.write.status === 'sending') return;
      patch({ pausing: SENDING, isSaved: false });
      await (pending = pause(isPaused));
    },

    open() {
      const draft = orderingDraftOf(store.get().stored);
      patch({ form: { draft, attempts: 0, write: IDLE, isStale: false }, isSaved: false });
      // The editor may have been open for days, and another manager may have paused the shop since.
      pending = read();
      sent = undefined;
    },
    change(draft) {
      patchForm({ draft });
    },
    async save(unreadable) {
      const { form: before } = store.get();
      if (!before || before.write.status === 'sending') return;
      patchForm({ write: SENDING });
      await pending;
      const { form } = store.get();
      if (form?.write.status !== 'sending') return;
      if (form.isStale && !before.isStale) {
        // Only a manager who has read the form's warning may replace settings that nobody has seen.
        patchForm({ write: { status: 'failed', reason: 'unreachable' } });
        return;
      }
      const { draft, attempts } = form;
      const checked = checkOrdering(draft, unreadable);
      if (!checked.ok) {
        patchForm({ attempts: attempts + 1, write: IDLE });
        return;
      }
      sent = draft;
      patchForm({ attempts: 0 });
      const reason = await attemptWrite('settings/ordering was not saved.', () =>
        saveOrdering(checked.settings),
      );
      // It may have been discarded in the meantime.
      const isStillHere = store.get().form?.draft === draft;
      if (reason) {
        if (isStillHere) patchForm({ write: { status: 'failed', reason } });
        return;
      }
      settings.overtake();
      patch({ stored: checked.settings, status: 'loaded' });
      if (isStillHere) patch({ form: null, isSaved: true });
    },
    close() {
      const { form } = store.get();
      patch({ form: null });
      // A write that failed may have arrived all the same.
      if (form?.write.status === 'failed') void read();
    },
    leave() {
      const { pausing } = store.get();
      patch({ isSaved: false, pausing: pausing.status === 'failed' ? IDLE : pausing });
    },
  };
}
