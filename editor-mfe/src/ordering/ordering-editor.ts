import type * as owner from '@simmer/shared/owner-database';
import { parseOrdering, pauseTextOf, type OrderingSettings } from '@simmer/shared/ordering';
import { createStore } from '@simmer/shared/store';
import { dequal } from 'dequal/lite';
import { createForms } from '../settings/forms';
import { createSettings } from '../settings/settings';
import { pick, type FailureReason } from '../write/write';
import { checkOrdering } from './check-ordering';
import {
  INITIAL_ORDERING,
  typedOrdering,
  type OrderingState,
  type OrderingDraft,
} from './ordering-state';

type Ports = Pick<typeof owner, 'readOrdering' | 'saveOrdering'>;

/** This is independent of React, so that typed text outlives the page's components. No method rejects. */
export function createOrderingEditor({ readOrdering, saveOrdering }: Ports) {
  const store = createStore<OrderingState>('ordering editor', INITIAL_ORDERING);
  const what = 'settings/ordering';
  const settings = createSettings(store, what, readOrdering, (data) => {
    const { settings: stored, problems } = parseOrdering(data);
    return [{ stored }, problems];
  });
  const { send, openForm, ...forms } = createForms<OrderingDraft, object, OrderingState>(
    store,
    settings.read,
  );

  /** Stores these settings, and leaves the others as they are by then. */
  async function saveSettings(changes: Partial<OrderingSettings>): Promise<void> {
    const { settings: stored } = parseOrdering(await saveOrdering(changes));
    settings.overtake();
    store.set({ ...store.get(), stored });
  }

  /** Puts back settings that were changed, unless someone else has changed one of them since. */
  async function putBack(
    before: Partial<OrderingSettings>,
    changed: Partial<OrderingSettings>,
  ): Promise<FailureReason | null> {
    if (!(await settings.read())) return 'unreachable';
    const now = pick(store.get().stored, (name) => name in changed);
    if (!dequal(now, changed) && !dequal(now, before)) return 'overtaken';
    await saveSettings(before);
    return null;
  }

  return {
    ...settings,
    ...forms,
    /** Pauses the shop or ends the pause; nothing else that is stored changes. */
    setPaused: (paused: boolean) => send({ what, write: () => saveSettings({ paused }) }),

    /**
     * Opens the form with what is stored now: the editor may have been open for days.
     * @returns false when it could not be read; then the form stays closed.
     */
    async open(): Promise<boolean> {
      const isRead = await settings.read();
      if (store.get().form) return true;
      if (isRead) openForm({});
      else store.set({ ...store.get(), status: 'failed' });
      return isRead;
    },
    /** Opens the form with what was typed before the page was loaded again. */
    restore: (changes: Partial<OrderingDraft>): void => openForm({}, changes),
    /**
     * Stores the fields that were changed.
     * @param unreadable as in `checkOrdering`.
     */
    async save(this: void, unreadable: ReadonlySet<string>): Promise<void> {
      const { form, stored } = store.get();
      if (!form) return;
      const { fields } = checkOrdering(typedOrdering(form, stored), unreadable);
      const changed = pick(fields ?? {}, (name) => name in form.changes);
      const isChanged = Object.keys(changed).length > 0;
      const before = pick(stored, (name) => name in changed);
      const undo = () =>
        send({
          what,
          write: () => putBack(before, changed),
          notice: { text: 'The settings are as they were before.' },
        });
      await send({
        ...{ what, isValid: fields !== undefined },
        write: async () => (isChanged ? saveSettings(changed) : null),
        notice: () => ({
          text: `Saved. ${pauseTextOf(store.get().stored) === undefined ? 'New orders follow these settings.' : 'Ordering is still paused.'}`,
          ...(isChanged && { undo }),
        }),
      });
    },
  };
}
