import type { Dish } from '@simmer/shared/menu';
import { createStore } from '@simmer/shared/store';
import { checkDraft, newFields, storedFields } from '../draft/check-draft';
import type { Draft } from '../draft/draft';
import { createOrderingEditor } from '../ordering/ordering-editor';
import { isOrderingChanged } from '../ordering/ordering-state';
import { createStoredMenu } from '../stored-menu/stored-menu';
import type { EditorPorts } from './editor-ports';
import { createFixedDishesEditor } from './fixed-dishes-editor';
import {
  INITIAL_STATE,
  hasUnsavedText,
  typedDraft,
  typedNew,
  type Editing,
  type EditorState,
} from './editor-state';
import { createItemWrites } from './item-writes';
import { createMove } from './moves';
import { attemptWrite, IDLE, outcomeOf, pick, SENDING, UNTOUCHED } from '../write/write';

export type Editor = ReturnType<typeof createEditor>;

/**
 * Everything the page `/menu-editor` does. It is independent of React, so that typed text outlives the page's
 * components.
 */
export function createEditor(ports: EditorPorts) {
  const menu = createStoredMenu(ports.readMenu);
  const ordering = createOrderingEditor(ports);
  const { set, ...store } = createStore<EditorState>('editor', INITIAL_STATE);
  /** A new item keeps its id when it is tried again: a write without an answer may have arrived. */
  let tried: { id: string; name: string } | undefined;

  function patch(part: Partial<EditorState>): void {
    set({ ...store.get(), ...part });
  }

  /** Whether anything is typed that is not saved. */
  function isUnsaved(): boolean {
    const hasPrices = Object.keys(fixedDishes.get().typed).length > 0;
    return hasPrices || hasUnsavedText(store.get()) || isOrderingChanged(ordering.get());
  }

  const { clearFailure, write, ...itemWrites } = createItemWrites(store, patch, menu, ports);
  const fixedDishes = createFixedDishesEditor(ports, write);

  return {
    ...store,
    ...itemWrites,
    menu,
    ordering,
    fixedDishes,
    move: createMove(write, menu, ports),
    readPhoto: ports.readPhoto,
    readComposedMenu: ports.readComposedMenu,

    changeNew: (part: Partial<Draft>): void => {
      const { adding } = store.get();
      patch({ adding: { ...adding, changes: { ...adding.changes, ...part } }, added: null });
    },
    /** Checks and stores the new item. No write ever rejects, and none is sent twice at the same time. */
    async add(): Promise<void> {
      const { adding } = store.get();
      if (adding.write.status === 'sending') return;
      const { changes, attempts } = adding;
      const draft = typedNew(adding);
      // The text is put in upper case first, because "ß" becomes two letters and the limit applies to the stored
      // name.
      const checked = checkDraft({ ...draft, name: draft.name.toUpperCase() });
      if (!checked.ok) {
        patch({ adding: { changes, attempts: attempts + 1, write: IDLE }, added: null });
        return;
      }
      const fields = newFields(checked.fields);
      const { id } = (tried =
        tried?.name === fields.name ? tried : { id: ports.newId(), name: fields.name });
      patch({ adding: { changes, attempts: 0, write: SENDING }, added: null, notice: null });
      const reason = await attemptWrite('the new item was not stored.', () =>
        ports.addMenuItem(id, fields, draft.photo ?? undefined),
      );
      // The form may have been discarded in the meantime.
      const isStillHere = store.get().adding.changes === changes;
      if (reason) {
        if (isStillHere) patch({ adding: { changes, attempts: 0, write: outcomeOf(reason) } });
        // The write may have arrived.
        void menu.read();
        return;
      }
      tried = undefined;
      menu.add(id, fields);
      const addedCount = store.get().addedCount + 1;
      if (isStillHere) patch({ adding: UNTOUCHED, added: fields.name, addedCount });
      ports.announceChange();
    },

    startEditing(dish: Dish): void {
      const original = menu.dataOf(dish.id);
      const editing = editingFrom({ id: dish.id, original });
      patch({ editing, added: null, notice: null, isRestored: false });
      clearFailure(dish.id);
    },
    changeEdited: (part: Partial<Draft>): void => {
      const { editing } = store.get();
      if (editing) patch({ editing: { ...editing, changes: { ...editing.changes, ...part } } });
    },
    async save(): Promise<void> {
      const { editing } = store.get();
      if (!editing || editing.write.status === 'sending') return;
      const { id, base, changes } = editing;
      const draft = typedDraft(editing);
      const checked = checkDraft(draft);
      if (!checked.ok) {
        patch({ editing: { ...editing, attempts: editing.attempts + 1, write: IDLE } });
        return;
      }
      const sent = { ...editing, attempts: 0, write: SENDING };
      patch({ editing: sent, notice: null });
      let stored = base;
      // This includes what was typed back: an earlier attempt without an answer may have stored something else.
      const fields = pick(checked.fields, (name) => name in changes);
      const reason = await attemptWrite(`menu/${id} was not saved.`, async () => {
        if (Object.keys(fields).length === 0) return null;
        const photo = fields.photoColor === undefined ? undefined : draft.photo;
        const answer = await ports.updateMenuItem(id, storedFields(fields), base, photo);
        menu.put(id, (stored = answer.data));
        return answer.isStored ? null : 'changed';
      });
      const isStillHere = store.get().editing === sent;
      if (reason) {
        if (isStillHere) patch({ editing: { ...sent, base: stored, write: outcomeOf(reason) } });
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
    cancel: (): void => {
      const { editing } = store.get();
      patch({ editing: null });
      if (editing?.write.status === 'failed') void menu.read();
    },

    /** What was typed before the page was loaded again. A dish that changed meanwhile is a conflict when it is saved. */
    restore(adding: Partial<Draft>, begun: Begun | null): void {
      const editing = begun && editingFrom(begun);
      patch({ adding: { ...UNTOUCHED, changes: adding }, editing, isRestored: true });
    },
    cancelNew: (): void => patch({ adding: UNTOUCHED, added: null }),
    isUnsaved,
    /**
     * Called when the manager leaves the page: typed text stays, and success messages are not shown again when it
     * opens.
     */
    leave: (): void => {
      patch({ added: null, notice: null, isRestored: isUnsaved() });
      ordering.leave();
    },
  };
}

type Begun = Pick<Editing, 'id' | 'original'> & Partial<Pick<Editing, 'changes'>>;

function editingFrom(begun: Begun): Editing {
  return { ...UNTOUCHED, ...begun, base: begun.original };
}
