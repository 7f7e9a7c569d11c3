import type { Dish } from '@simmer/shared/menu';
import { createStore } from '@simmer/shared/store';
import { dequal } from 'dequal/lite';
import {
  checkDraft,
  fieldsOf,
  newFields,
  storedFields,
  type ItemFields,
} from '../draft/check-draft';
import type { Draft } from '../draft/draft';
import { createOrderingEditor } from '../ordering/ordering-editor';
import { isOrderingChanged } from '../ordering/ordering-state';
import { allDishesOf, createStoredMenu } from '../stored-menu/stored-menu';
import { attemptWrite, IDLE, outcomeOf, pick, SENDING } from '../write/write';
import type { EditorPorts } from './editor-ports';
import {
  dishIn,
  hasUnsavedText,
  INITIAL_STATE,
  isChanged,
  PLACES,
  typedDraft,
  typedInto,
  typedNew,
  UNTOUCHED_ITEM,
  type Editing,
  type EditorState,
} from './editor-state';
import { createFormer } from './former';
import { createItemWrites } from './item-writes';
import { createMoves } from './moves';
import { createNotices, type Undo } from './notices';
import { formerSizes, priceQuestion } from './size-prices';

export type Editor = ReturnType<typeof createEditor>;

/**
 * Everything the page `/menu-editor` does. It is independent of React, so that typed text outlives the page's
 * components. No method rejects, and no write is sent twice at the same time.
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

  const notices = createNotices(patch, menu, ports);
  const writes = createItemWrites(store, patch, menu, ports, notices);
  const { clearFailure, write, change, back, withPhoto, remove, putBack, ...itemWrites } = writes;
  const moves = createMoves(write, menu, ports);

  /** Whether anything is typed that is not saved. */
  function isUnsaved(): boolean {
    return hasUnsavedText(store.get()) || isOrderingChanged(ordering.get());
  }

  /** @param before the dish as it is stored; undefined for a new one. */
  function questionFor({ sizes }: ItemFields, before?: Dish): string {
    const others = allDishesOf(menu.get()).filter(({ id }) => id !== before?.id);
    return priceQuestion(sizes, before, others);
  }

  function startEditing(dish: Dish): void {
    const original = menu.dataOf(dish.id) ?? {};
    const editing = editingFrom({ id: dish.id, original });
    patch({ editing, next: null, notice: null, isRestored: false });
    clearFailure(dish.id);
  }

  return {
    ...store,
    ...itemWrites,
    ...createFormer(menu, ports, { putBack, setPrices: itemWrites.setPrices }),
    remove: (id: string, name: string) => remove(id, name, moves.putAt),
    menu,
    ordering,
    move: moves.move,
    readPhoto: ports.readPhoto,
    readComposedMenu: ports.readComposedMenu,

    changeNew: (part: Partial<Draft>): void =>
      patch({ adding: typedInto(store.get().adding, part) }),
    /** Checks and stores the new item. */
    async add(): Promise<void> {
      const { adding } = store.get();
      if (adding.write.status === 'sending') return;
      const { changes, attempts } = adding;
      const draft = typedNew(adding);
      // The text is put in upper case first, because "ß" becomes two letters and the limit applies to the stored
      // name.
      const { fields: valid } = checkDraft({ ...draft, name: draft.name.toUpperCase() });
      if (!valid) {
        patch({ adding: { ...adding, attempts: attempts + 1, write: IDLE }, notice: null });
        return;
      }
      const question = questionFor(valid);
      if (question && question !== adding.question) {
        patch({ adding: { ...adding, question, write: IDLE }, notice: null });
        return;
      }
      const fields = newFields(valid);
      const { id } = (tried =
        tried?.name === fields.name ? tried : { id: ports.newId(), name: fields.name });
      const sent = { changes, attempts: 0, question };
      patch({ adding: { ...sent, write: SENDING }, notice: null });
      const reason = await attemptWrite('the new item was not stored.', () =>
        ports.addMenuItem(id, fields, draft.photo ?? undefined),
      );
      // The form may have been discarded in the meantime.
      const isStillHere = store.get().adding.changes === changes;
      if (reason) {
        if (isStillHere) patch({ adding: { ...sent, write: outcomeOf(reason) } });
        // The write may have arrived.
        void menu.read();
        return;
      }
      tried = undefined;
      menu.add(id, fields);
      if (isStillHere) {
        patch({ adding: UNTOUCHED_ITEM, addedCount: store.get().addedCount + 1 });
        notices.say(PLACES.newItem, `${fields.name} is now on the menu.`, {
          of: 'The menu',
          async send() {
            if (!(await menu.read())) return 'unreachable';
            const data = menu.dataOf(id);
            if (data !== undefined && !dequal(data, fields)) return 'overtaken';
            await ports.deleteMenuItem(id);
            menu.remove(id);
            return null;
          },
        });
      }
      ports.announceChange();
    },

    /** Opens the form, or asks first whether the changes in the one that is open are to be discarded. */
    edit(dish: Dish): void {
      const { editing } = store.get();
      if (editing?.write.status === 'sending') return;
      if (editing && isChanged(editing)) patch({ next: dish });
      else startEditing(dish);
    },
    /** The changes are not discarded. */
    stay: (): void => patch({ next: null }),
    startEditing,
    changeEdited: (part: Partial<Draft>): void => {
      const { editing } = store.get();
      if (editing) patch({ editing: typedInto(editing, part) });
    },
    async save(): Promise<void> {
      const { editing } = store.get();
      if (!editing || editing.write.status === 'sending') return;
      const { id, base, changes } = editing;
      const draft = typedDraft(editing);
      const { fields: valid } = checkDraft(draft);
      if (!valid) {
        patch({ editing: { ...editing, attempts: editing.attempts + 1, write: IDLE } });
        return;
      }
      const before = dishIn(id, base);
      const question = changes.sizes ? questionFor(valid, before) : '';
      if (question && question !== editing.question) {
        patch({ editing: { ...editing, question, write: IDLE } });
        return;
      }
      const sent = { ...editing, question, attempts: 0, write: SENDING };
      patch({ editing: sent, notice: null });
      let stored = base;
      let undo: Undo | undefined;
      const isTyped = (name: string) => name in changes;
      // This includes what was typed back: an earlier attempt without an answer may have stored something else.
      const fields = pick(valid, isTyped);
      const reason = await attemptWrite(`menu/${id} was not saved.`, async () => {
        if (Object.keys(fields).length === 0) return null;
        const isPhoto = fields.photoColor !== undefined;
        const kept = { dish: before, photo: undefined };
        const former = before && isPhoto ? await withPhoto(before) : kept;
        const photo = isPhoto ? draft.photo : undefined;
        const whole = former.dish && fieldsOf(former.dish);
        const isRepriced = whole && fields.sizes && !dequal(whole.sizes, fields.sizes);
        const replaced = before && isRepriced ? formerSizes(before, whole.sizes) : undefined;
        const now = storedFields(fields);
        const answer = await change([{ id, fields: now, expected: base, photo, former: replaced }]);
        stored = answer.documents[0]?.data;
        if (!answer.isStored) return 'changed';
        if (before && whole) {
          const photoBack = isPhoto && { photo: former.photo ?? null };
          const replacedFields = storedFields(pick(whole, isTyped));
          undo = back(before.name, [{ id, before: replacedFields, now, ...photoBack }]);
        }
        return null;
      });
      const isStillHere = store.get().editing === sent;
      if (reason) {
        if (isStillHere) patch({ editing: { ...sent, base: stored, write: outcomeOf(reason) } });
        if (reason !== 'changed') void menu.read();
        return;
      }
      if (isStillHere) {
        patch({ editing: null });
        notices.say(id, `${valid.name} has been saved.`, undo);
      }
      ports.announceChange();
    },
    cancel: (): void => {
      const { editing } = store.get();
      patch({ editing: null, next: null });
      if (editing?.write.status === 'failed') void menu.read();
    },

    /** What was typed before the page was loaded again. A dish that changed meanwhile is a conflict when it is saved. */
    restore(adding: Partial<Draft>, begun: Begun | null): void {
      const editing = begun && editingFrom(begun);
      patch({ adding: { ...UNTOUCHED_ITEM, changes: adding }, editing, isRestored: true });
    },
    cancelNew: (): void => patch({ adding: UNTOUCHED_ITEM, notice: null }),
    isUnsaved,
    /**
     * Called when the manager leaves the page: typed text stays, and success messages are not shown again when it
     * opens.
     */
    leave: (): void => {
      patch({ notice: null, next: null, isRestored: isUnsaved() });
      ordering.leave();
    },
  };
}

type Begun = Pick<Editing, 'id' | 'original'> & Partial<Pick<Editing, 'changes'>>;

function editingFrom(begun: Begun): Editing {
  return { ...UNTOUCHED_ITEM, ...begun, base: begun.original };
}
