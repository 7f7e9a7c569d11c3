import type * as owner from '@simmer/shared/owner-database';
import { parseOrdering, pauseTextOf, type OrderingSettings } from '@simmer/shared/ordering';
import { createStore } from '@simmer/shared/store';
import { createSettingsEditor } from '../settings/settings-editor';
import { pick } from '../write/write';
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
  const { send, changeFields, openForm, ...settings } = createSettingsEditor<
    OrderingDraft,
    object,
    OrderingSettings,
    unknown,
    OrderingState
  >(store, {
    name: 'settings/ordering',
    read: readOrdering,
    parse(data) {
      const { settings: stored, problems } = parseOrdering(data);
      return [{ stored }, problems];
    },
    async save(change) {
      const data = await saveOrdering((stored) => change(parseOrdering(stored).settings));
      return parseOrdering(data).settings;
    },
    undone: 'The settings are as they were before.',
  });

  return {
    ...settings,
    /** Pauses the shop or ends the pause; nothing else that is stored changes. */
    setPaused: (paused: boolean) => changeFields((now) => ({ ...now, paused })),

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
     * @param isComplete whether every date and time of the form is.
     */
    async save(this: void, isComplete: boolean): Promise<void> {
      const { form, stored } = store.get();
      if (!form) return;
      const { fields } = checkOrdering(typedOrdering(form, stored));
      const changed = pick(fields ?? {}, (name) => name in form.changes);
      const text = () =>
        `Saved. ${pauseTextOf(store.get().stored) === undefined ? 'New orders follow these settings.' : 'Ordering is still paused.'}`;
      const options = { isValid: isComplete && fields !== undefined };
      const isUntouched = fields && Object.keys(changed).length === 0;
      await (isUntouched
        ? send({
            ...options,
            what: 'settings/ordering',
            write: () => Promise.resolve(null),
            notice: () => ({ text: text() }),
          })
        : changeFields((now) => ({ ...now, ...changed }), text, options));
    },
  };
}
