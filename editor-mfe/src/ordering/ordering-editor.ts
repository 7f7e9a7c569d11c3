import type * as firebase from '@simmer/shared/firebase';
import { parseOrdering, type OrderingSettings } from '@simmer/shared/ordering';
import { createStore } from '@simmer/shared/store';
import { createSettings } from '../settings/settings';
import {
  attemptWrite,
  IDLE,
  outcomeOf,
  pick,
  SENDING,
  UNTOUCHED,
  type FailureReason,
} from '../write/write';
import { checkOrdering } from './check-ordering';
import {
  INITIAL_ORDERING,
  typedOrdering,
  type OrderingState,
  type OrderingDraft,
} from './ordering-state';

type Ports = Pick<typeof firebase, 'readOrdering' | 'saveOrdering'>;

/** This is independent of React, so that typed text outlives the page's components. No method rejects. */
export function createOrderingEditor({ readOrdering, saveOrdering }: Ports) {
  const store = createStore<OrderingState>('ordering editor', INITIAL_ORDERING);
  const settings = createSettings(store, 'settings/ordering', readOrdering, (data) => {
    const { settings: stored, problems } = parseOrdering(data);
    return [{ stored }, problems];
  });
  let lastWrite: Promise<unknown> = Promise.resolve();

  function patch(part: Partial<OrderingState>): void {
    store.set({ ...store.get(), ...part });
  }

  /** Stores these settings after the writes before it, and leaves the others as they are by then. */
  function send(changes: Partial<OrderingSettings>): Promise<FailureReason | null> {
    const write = lastWrite.then(() =>
      attemptWrite('settings/ordering was not saved.', async () => {
        const { settings: stored } = parseOrdering(await saveOrdering(changes));
        settings.overtake();
        patch({ stored });
      }),
    );
    lastWrite = write;
    return write;
  }

  return {
    ...settings,
    /** Pauses the shop or ends the pause; nothing else that is stored changes. */
    async setPaused(paused: boolean): Promise<void> {
      if (store.get().pausing.status === 'sending') return;
      patch({ pausing: SENDING, isSaved: false });
      const reason = await send({ paused });
      patch({ pausing: outcomeOf(reason) });
      // Reads again, because a write that failed may have arrived.
      if (reason) await settings.read();
    },

    /**
     * Opens the form with what is stored now: the editor may have been open for days.
     * @returns false when it could not be read; then the form stays closed.
     */
    async open(): Promise<boolean> {
      const isRead = await settings.read();
      if (store.get().form) return true;
      patch(isRead ? { form: UNTOUCHED, isSaved: false } : { status: 'failed' });
      return isRead;
    },
    /** Opens the form with what was typed before the page was loaded again. */
    restore: (changes: Partial<OrderingDraft>): void => patch({ form: { ...UNTOUCHED, changes } }),
    change: (part: Partial<OrderingDraft>): void => {
      const { form } = store.get();
      if (form) patch({ form: { ...form, changes: { ...form.changes, ...part } } });
    },
    /**
     * Stores the fields that were changed; never sent twice at the same time.
     * @param unreadable as in `checkOrdering`.
     */
    save: async (unreadable: ReadonlySet<string>): Promise<void> => {
      const { form, stored } = store.get();
      if (!form || form.write.status === 'sending') return;
      const { changes, attempts } = form;
      const checked = checkOrdering(typedOrdering(form, stored), unreadable);
      if (!checked.ok) {
        patch({ form: { changes, attempts: attempts + 1, write: IDLE } });
        return;
      }
      patch({ form: { changes, attempts: 0, write: SENDING } });
      const changed = pick(checked.settings, (name) => name in changes);
      const reason = Object.keys(changed).length > 0 ? await send(changed) : null;
      // The form may have been discarded in the meantime.
      if (store.get().form?.changes !== changes) return;
      if (reason) patch({ form: { changes, attempts: 0, write: outcomeOf(reason) } });
      else patch({ form: null, isSaved: true });
    },
    /** Closes the form and clears everything typed in it. */
    close(): void {
      const { form } = store.get();
      patch({ form: null });
      if (form?.write.status === 'failed') void settings.read();
    },
    /** Called when the manager leaves the page, so that success messages are not shown again when it opens. */
    leave(): void {
      const { pausing } = store.get();
      patch({ isSaved: false, pausing: pausing.status === 'failed' ? IDLE : pausing });
    },
  };
}
