import { WEEKDAYS } from '@simmer/shared/ordering';
import { storedValue } from '@simmer/shared/stored-value';
import * as v from 'valibot';
import type { Draft } from '../draft/draft';
import type { OrderingDraft } from '../ordering/ordering-state';
import type { Editor } from './editor';

const word = v.string();
const text = v.exactOptional(word);
const list = <Schema extends v.GenericSchema>(schema: Schema) => v.exactOptional(v.array(schema));
const key = v.number();

/** The draft is stored without the photo, which is too large. */
const ItemSchema = v.object({
  ...{ name: text, description: text, tags: list(word) },
  plate: text,
  sizes: list(v.object({ key, label: word, price: word, feeds: word })),
} satisfies Record<Exclude<keyof Draft, 'photo' | 'photoColor'>, unknown>);

const OrderingSchema = v.object({
  ...{ leadDays: text, lastTime: text, pauseText: text, deliveryArea: text, times: text },
  weekdays: list(v.picklist(WEEKDAYS)),
  closedDates: list(v.object({ key, date: word })),
} satisfies Record<keyof OrderingDraft, unknown>);

const DraftsSchema = v.object({
  uid: word,
  adding: ItemSchema,
  editing: v.nullable(v.object({ id: word, original: v.unknown(), changes: ItemSchema })),
  ordering: v.nullable(OrderingSchema),
});
const stored = storedValue('simmer:editor-drafts', DraftsSchema, 'sessionStorage');

/**
 * Stores in the tab what is typed, and restores it after a reload, or when the browser has discarded the page. Where the
 * browser can, it asks before the page is closed; browsers on iOS cannot.
 * @param accountId undefined while nobody is logged in. Nobody gets what another account has typed.
 * @returns a function that deletes what is typed, here and in the tab's storage.
 */
export function keepDrafts(editor: Editor, accountId: () => string | undefined): () => void {
  const drafts = stored.get();
  if (drafts && drafts.uid === accountId()) {
    editor.restore(drafts.adding, drafts.editing);
    if (drafts.ordering) editor.ordering.restore(drafts.ordering);
  }

  function update(): void {
    const isTyped = editor.isUnsaved();
    // The listener is added only then, because it keeps a page out of the back/forward cache.
    if (isTyped) window.addEventListener('beforeunload', ask);
    else window.removeEventListener('beforeunload', ask);

    const { adding, editing } = editor.get();
    const uid = accountId();
    if (uid === undefined) return;
    const now = {
      uid,
      adding: { ...adding.changes, photo: undefined },
      editing: editing && { ...editing, changes: { ...editing.changes, photo: undefined } },
      ordering: editor.ordering.get().form?.changes ?? null,
    };
    stored.set(isTyped ? now : undefined);
  }
  update();
  editor.subscribe(update);
  editor.ordering.subscribe(update);
  return () => {
    editor.cancelNew();
    editor.cancel();
    editor.ordering.close();
    stored.set(undefined);
  };
}

function ask(event: BeforeUnloadEvent): void {
  event.preventDefault();
}
