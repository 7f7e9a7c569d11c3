import { WEEKDAYS } from '@simmer/shared/ordering';
import { storedValue } from '@simmer/shared/stored-value';
import * as v from 'valibot';
import { SECTIONS, type Draft } from '../draft/draft';
import { keepInTab } from '../draft/keep-in-tab';
import type { OrderingDraft } from '../ordering/ordering-state';
import type { Editor } from './editor';
import { INITIAL_STATE } from './editor-state';

const word = v.string();
const text = v.exactOptional(word);
const list = <Schema extends v.GenericSchema>(schema: Schema) => v.exactOptional(v.array(schema));
const key = v.number();

/** The draft is stored without the photo, which is too large. */
const ItemSchema = v.object({
  ...{ name: text, description: text, tags: list(word) },
  ...{ plate: text, flavors: text, from: text, until: text },
  isReady: v.exactOptional(v.boolean()),
  weekdays: list(v.picklist(WEEKDAYS)),
  section: v.exactOptional(v.picklist(SECTIONS)),
  sizes: list(v.object({ key, label: word, price: word, feeds: word })),
} satisfies Record<Exclude<keyof Draft, 'photo' | 'photoColor'>, unknown>);

const sizes = v.array(v.object({ label: word, price: v.number(), feeds: text }));

const SeveralSchema = v.object({
  plans: v.object({
    ...{ ids: v.array(word), from: word, until: word },
    weekdays: list(v.picklist(WEEKDAYS)),
    copies: v.exactOptional(v.record(word, word)),
  }),
  prices: v.object({
    ...{ percent: word, step: word },
    sent: list(v.object({ id: word, name: word, before: sizes, now: sizes })),
  }),
});

const OrderingSchema = v.object({
  ...{ leadDays: text, lastTime: text, changeDays: text },
  ...{ pauseText: text, deliveryArea: text, times: text },
  weekdays: list(v.picklist(WEEKDAYS)),
  closedDates: list(v.object({ key, date: word, until: text })),
  sharesState: v.exactOptional(v.boolean()),
} satisfies Record<keyof OrderingDraft, unknown>);

const DraftsSchema = v.object({
  uid: word,
  adding: ItemSchema,
  tried: v.exactOptional(v.object({ id: word, name: word })),
  editing: v.nullable(v.object({ id: word, original: v.unknown(), changes: ItemSchema })),
  several: SeveralSchema,
  ordering: v.nullable(OrderingSchema),
});
const stored = storedValue('simmer:editor-drafts', DraftsSchema, 'sessionStorage');

/**
 * Keeps what is typed in the editor.
 * @param accountId undefined while nobody is logged in.
 * @returns a function that deletes it, here and in the tab's storage.
 */
export function keepDrafts(editor: Editor, accountId: () => string | undefined): () => void {
  return keepInTab({
    ...{ stored, accountId },
    restore({ ordering, ...typed }) {
      editor.restore(typed);
      if (ordering) editor.ordering.restore(ordering);
    },
    typed() {
      if (!editor.isUnsaved()) return undefined;
      const { forms, several } = editor.get();
      const { adding, editing } = forms;
      return {
        several,
        adding: { ...adding.changes, photo: undefined },
        tried: adding.tried,
        editing: editing && { ...editing, changes: { ...editing.changes, photo: undefined } },
        ordering: editor.ordering.get().form?.changes ?? null,
      };
    },
    subscribe(update) {
      editor.subscribe(update);
      editor.ordering.subscribe(update);
    },
    discard() {
      editor.close('adding');
      editor.close('editing');
      editor.typeSeveral(INITIAL_STATE.several);
      editor.ordering.close();
    },
  });
}
