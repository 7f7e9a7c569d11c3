import type { Dish } from '@simmer/shared/menu';
import type { DishPicture } from '@simmer/shared/picture';
import { createStore, type Readable } from '@simmer/shared/store';
import { checkDraft } from '../draft/check-draft';
import { changedFields, newFields } from '../draft/changed-fields';
import { draftOf, photoToStore, type Draft } from '../draft/draft';
import {
  createFixedDishesEditor,
  type FixedDishesEditor,
} from '../fixed-dishes/fixed-dishes-editor';
import { createOrderingEditor, type OrderingEditor } from '../ordering/ordering-editor';
import { createPhotos } from '../stored-menu/stored-photos';
import { createStoredMenu, type StoredMenu } from '../stored-menu/stored-menu';
import type { EditorPorts } from './editor-ports';
import {
  baseOf,
  BLANK_FORM,
  type EditorState,
  INITIAL_STATE,
  isUnsure,
  withRemoteChanges,
} from './editor-state';
import { createItemWrites, type ItemWrites } from './item-writes';
import { createMoves, type Moves } from './moves';
import { attemptWrite, IDLE, SENDING } from '../write/write';

export interface Editor extends Readable<EditorState> {
  menu: StoredMenu;
  /** The stored photo of a dish, read once for each color. Never rejects. */
  photoOf: (dish: Pick<Dish, 'id' | 'picture'>) => Promise<DishPicture | undefined>;
  ordering: OrderingEditor;
  fixedDishes: FixedDishesEditor;
  changeNew: (draft: Draft) => void;
  /** Checks and stores the new item. No write ever rejects, and none is sent twice at the same time. */
  add: () => Promise<void>;
  startEditing: (dish: Dish) => void;
  changeEdited: (draft: Draft) => void;
  save: () => Promise<void>;
  cancel: () => void;
  setSoldOut: ItemWrites['setSoldOut'];
  setHidden: ItemWrites['setHidden'];
  move: Moves['move'];
  remove: ItemWrites['remove'];
  /** Clears everything typed. */
  discard: () => void;
  /** The page is left: what was stored is not said again when it opens. */
  leave: () => void;
}

/** Everything the page `/menu-editor` does. Independent of React, so that typed text outlives the page's components. */
export function createEditor(ports: EditorPorts): Editor {
  const menu = createStoredMenu(ports.readMenu);
  const ordering = createOrderingEditor(ports);
  const fixedDishes = createFixedDishesEditor(ports);
  const store = createStore<EditorState>('editor', INITIAL_STATE);
  /** A new item keeps its id when it is tried again: a write without an answer may have arrived. */
  let tried: { id: string; name: string } | undefined;

  function patch(part: Partial<EditorState>): void {
    store.set({ ...store.get(), ...part });
  }

  const { clearFailure, write, ...itemWrites } = createItemWrites({ store, patch, menu, ports });
  const { move } = createMoves({ write, patch, menu, ports });

  return {
    menu,
    ordering,
    fixedDishes,
    photoOf: createPhotos(ports.readPicture),
    ...store,

    changeNew(draft) {
      patch({ adding: { ...store.get().adding, draft }, added: null });
    },
    async add() {
      const { adding } = store.get();
      if (adding.write.status === 'sending') return;
      const { draft } = adding;
      // Uppercase first: "ß" becomes two letters, and the limit applies to the stored name.
      const checked = checkDraft({ ...draft, name: draft.name.toUpperCase() });
      if (!checked.ok) {
        patch({ adding: { draft, attempts: adding.attempts + 1, write: IDLE }, added: null });
        return;
      }
      const fields = newFields(checked.fields);
      const { id } = (tried =
        tried?.name === fields.name ? tried : { id: ports.newId(), name: fields.name });
      patch({ adding: { draft, attempts: 0, write: SENDING }, added: null, notice: null });
      const reason = await attemptWrite('the new item was not stored.', () =>
        ports.addMenuItem(id, fields, draft.photo ?? undefined),
      );
      // It may have been discarded in the meantime.
      const isStillHere = store.get().adding.draft === draft;
      if (reason) {
        if (isStillHere)
          patch({ adding: { draft, attempts: 0, write: { status: 'failed', reason } } });
        // It may have arrived all the same.
        void menu.read();
        return;
      }
      tried = undefined;
      menu.put(id, fields);
      const addedCount = store.get().addedCount + 1;
      if (isStillHere) patch({ adding: BLANK_FORM, added: fields.name, addedCount });
      ports.announceChange();
    },

    startEditing(dish) {
      const stored = draftOf(dish);
      const read = menu.dataOf(dish.id);
      const form = { ...BLANK_FORM, draft: stored };
      patch({
        editing: { ...form, id: dish.id, stored, read, known: read, unsure: {} },
        added: null,
        notice: null,
      });
      clearFailure(dish.id);
    },
    changeEdited(draft) {
      const { editing } = store.get();
      if (editing) patch({ editing: { ...editing, draft } });
    },
    async save() {
      const { editing } = store.get();
      if (!editing || editing.write.status === 'sending') return;
      const { id, draft, known, unsure } = editing;
      const checked = checkDraft(draft);
      if (!checked.ok) {
        patch({ editing: { ...editing, attempts: editing.attempts + 1, write: IDLE } });
        return;
      }
      const sent = { ...editing, attempts: 0, write: SENDING };
      patch({ editing: sent, notice: null });
      let stored = known;
      const fields = changedFields(checked.fields, baseOf(editing), Object.keys(unsure));
      const reason = await attemptWrite(`menu/${id} was not saved.`, async () => {
        if (Object.keys(fields).length === 0) return null;
        const photo = photoToStore(fields.picture, draft);
        const update = (expected: unknown) => ports.updateMenuItem(id, fields, expected, photo);
        let answer = await update(known);
        // The manager's own write, which got no answer, is no change by someone else.
        if (!answer.isStored && isUnsure(editing))
          answer = await update({ ...Object(known), ...unsure });
        menu.put(id, (stored = answer.data));
        return answer.isStored ? null : 'changed';
      });
      const isStillHere = store.get().editing === sent;
      if (reason) {
        const next = {
          ...withRemoteChanges(sent, stored),
          unsure: reason === 'changed' ? {} : fields,
          write: { status: 'failed', reason } as const,
        };
        if (isStillHere) patch({ editing: next });
        if (reason !== 'changed') void menu.read();
        return;
      }
      if (isStillHere)
        patch({
          editing: null,
          notice: { itemId: id, text: `${checked.fields.name} has been saved.` },
        });
      ports.announceChange();
    },
    cancel() {
      const { editing } = store.get();
      patch({ editing: null });
      if (editing && isUnsure(editing)) void menu.read();
    },

    ...itemWrites,
    move,
    discard() {
      patch({ adding: BLANK_FORM, editing: null, added: null });
      ordering.close();
    },
    leave() {
      patch({ added: null, notice: null });
      ordering.leave();
      fixedDishes.leave();
    },
  };
}
