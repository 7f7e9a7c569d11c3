import { siteConfig } from '@simmer/shared/config';
import type { Dish } from '@simmer/shared/menu';
import { createStore } from '@simmer/shared/store';
import { checkDraft, newFields, type ItemFields } from '../draft/check-draft';
import type { Draft } from '../draft/draft';
import { onMenuText } from '../draft/plan';
import { createOrderingEditor } from '../ordering/ordering-editor';
import { isOrderingChanged } from '../ordering/ordering-state';
import { allDishesOf, createStoredMenu } from '../stored-menu/stored-menu';
import { attemptWrite, IDLE, outcomeOf, SENDING } from '../write/write';
import type { EditorPorts } from './editor-ports';
import {
  dishIn,
  formOf,
  hasUnsavedText,
  INITIAL_STATE,
  isChanged,
  NEW_ITEM,
  PLACES,
  typedDraft,
  type EditorState,
  type Forms,
  type ItemFormState,
  type PlacedNotice,
  type Several,
} from './editor-state';
import { createAdditions } from './additions';
import { createCopies } from './copies';
import { createFormWrites } from './form-writes';
import { createFormer } from './former';
import { createItemWrites } from './item-writes';
import { createMoves } from './moves';
import { createNotices, type Undo } from './notices';
import { createRemovals } from './removals';
import { priceQuestion } from './size-prices';

export type Editor = ReturnType<typeof createEditor>;

/**
 * Everything the page `/menu-editor` does. It is independent of React, so that typed text outlives the page's
 * components. No method rejects, and no write is sent twice at the same time.
 */
export function createEditor(ports: EditorPorts) {
  const menu = createStoredMenu(ports.readMenu);
  const ordering = createOrderingEditor(ports);
  const { set, ...store } = createStore<EditorState>('editor', INITIAL_STATE);

  function patch(part: Partial<EditorState>): void {
    set({ ...store.get(), ...part });
  }

  const notices = createNotices(store, patch, menu, ports);
  const writes = createItemWrites(store, patch, menu, ports, notices);
  const { clearFailure, write, setMark, setPrices, setPlans } = writes;
  const additions = createAdditions(menu, ports);
  const { remove, removeOver, putBack } = createRemovals(menu, ports, writes, additions);
  const storeChanges = createFormWrites(writes);
  const moves = createMoves(write, menu, ports);

  function setForm<Name extends keyof Forms>(
    name: Name,
    form: Forms[Name],
    part: Partial<EditorState> = {},
  ): void {
    patch({ ...part, forms: { ...store.get().forms, [name]: form } });
  }

  /** Whether anything is typed that is not saved. */
  function isUnsaved(): boolean {
    return hasUnsavedText(store.get()) || isOrderingChanged(ordering.get());
  }

  /** @param before the dish as it is stored; undefined for a new one. */
  function questionFor({ sizes }: ItemFields, before?: Dish): string {
    const others = allDishesOf(menu.get()).filter(({ id }) => id !== before?.id);
    return priceQuestion(sizes, before, others);
  }

  function discarded(form: ItemFormState): PlacedNotice {
    const undo = () => Promise.resolve(setForm('editing', form, { notice: null }));
    return { at: form.id, text: 'Changes discarded.', isUndo: true, undo };
  }

  function startEditing(dish: Dish): void {
    const form = formOf(dish.id, menu.dataOf(dish.id) ?? {});
    setForm('editing', form, { next: null, notice: null, isRestored: false });
    clearFailure(dish.id);
  }

  return {
    ...store,
    ...{ setMark, setPrices, setPlans },
    copy: createCopies(menu, ports, writes, additions),
    newId: ports.newId,
    ...createFormer(menu, ports, { putBack, setPrices }),
    remove: (id: string, name: string) => remove(id, name, moves.putAt),
    removeOver,
    menu,
    ordering,
    move: moves.move,
    readPhoto: ports.readPhoto,
    readComposedMenu: ports.readComposedMenu,

    type(name: keyof Forms, part: Partial<Draft>): void {
      const form = store.get().forms[name];
      if (!form) return;
      // Another price is asked about again.
      const question = part.sizes ? '' : form.question;
      setForm(name, { ...form, changes: { ...form.changes, ...part }, question });
    },
    /**
     * Checks and stores what is typed in a form.
     * @param isComplete whether every date of the form is.
     * @param answered the question that the manager has read.
     */
    async submit(name: keyof Forms, isComplete = true, answered = ''): Promise<void> {
      const form = store.get().forms[name];
      if (!form || form.write.status === 'sending') return;
      const { id, base, changes, attempts } = form;
      const isNew = name === 'adding';
      const draft = typedDraft(form);
      // The name of a new dish is put in upper case first, because "ß" becomes two letters and the limit applies to the
      // stored name.
      const named = isNew
        ? { ...draft, name: draft.name.toLocaleUpperCase(siteConfig().business.locale) }
        : draft;
      const { fields: content } = checkDraft(named);
      if (!content || !isComplete) {
        setForm(name, { ...form, attempts: attempts + 1, write: IDLE }, { notice: null });
        return;
      }
      const question = isNew || changes.sizes ? questionFor(content, dishIn(id, base)) : '';
      if (question && question !== answered) {
        setForm(name, { ...form, question, write: IDLE }, { notice: null });
        return;
      }
      const again = form.tried?.name === content.name ? form.tried : undefined;
      const tried = again ?? { id: ports.newId(), name: content.name };
      const sent = { ...form, ...(isNew && { tried }), question, attempts: 0, write: SENDING };
      setForm(name, sent, { notice: null });
      let undo: Undo | undefined;
      let newest = base;
      const what = isNew ? 'the new item was not stored.' : `menu/${id} was not saved.`;
      const reason = await attemptWrite(what, async () => {
        if (isNew) {
          const added = [
            { id: tried.id, fields: newFields(content), photo: draft.photo ?? undefined },
          ];
          undo = additions.takeBack(added);
          return additions.add(added);
        }
        const stored = await storeChanges(form, content, draft.photo);
        if (stored && 'theirs' in stored) {
          newest = stored.theirs;
          return 'changed';
        }
        undo = stored;
        return null;
      });
      // The form may have been closed in the meantime.
      const isStillHere = store.get().forms[name] === sent;
      if (reason) {
        if (isStillHere) setForm(name, { ...sent, base: newest, write: outcomeOf(reason) });
        // The write may have arrived.
        if (reason !== 'changed') void menu.read();
        return;
      }
      if (isStillHere && isNew) {
        setForm(name, NEW_ITEM, { addedCount: store.get().addedCount + 1 });
        const { name: added } = content;
        const text = onMenuText(`${added} is now on the menu.`, `${added} was added.`, content);
        notices.say({ at: PLACES.newItem }, text, undo);
      } else if (isStillHere) {
        setForm('editing', null);
        notices.say({ at: id }, `${content.name} has been saved.`, undo);
      }
      ports.announceChange();
    },
    /** Clears everything typed in a form. What was typed about a dish can be brought back. */
    close(name: keyof Forms): void {
      const form = store.get().forms[name];
      if (name === 'adding') setForm(name, NEW_ITEM, { notice: null });
      else {
        setForm('editing', null, { next: null });
        if (form && isChanged(form)) patch({ notice: discarded(form) });
      }
      if (form?.write.status === 'failed') void menu.read();
    },

    /** Opens the form, or asks first whether the changes in the one that is open are to be discarded. */
    edit(dish: Dish): void {
      const { editing } = store.get().forms;
      if (editing?.write.status === 'sending') return;
      if (editing && isChanged(editing)) patch({ next: dish });
      else startEditing(dish);
    },
    /** The changes are not discarded. */
    stay: (): void => patch({ next: null }),
    startEditing,

    typeSeveral(this: void, part: Partial<Several>): void {
      patch({ several: { ...store.get().several, ...part } });
    },
    /** What was typed before the page was loaded again. A dish that changed meanwhile is a conflict when it is saved. */
    restore({ adding: changes, tried, editing: begun, several }: Typed): void {
      const editing = begun && formOf(begun.id, begun.original, begun.changes);
      const adding = { ...formOf('', undefined, changes), tried };
      patch({ forms: { adding, editing }, several, isRestored: true });
    },
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

interface Typed extends Pick<ItemFormState, 'tried'> {
  adding: Partial<Draft>;
  editing: Pick<ItemFormState, 'id' | 'original' | 'changes'> | null;
  several: Several;
}
