import type { Dish } from '@simmer/shared/menu';
import type { MenuFields } from '@simmer/shared/firebase';
import type { Store } from '@simmer/shared/store';
import { changedFields } from '../draft/changed-fields';
import type { StoredMenu } from '../stored-menu/stored-menu';
import type { EditorPorts } from './editor-ports';
import type { EditorState, ItemWrite } from './editor-state';
import { attemptWrite, type FailureReason } from '../write/write';

export interface ItemWrites {
  setSoldOut: (dish: Dish, isSoldOut: boolean) => Promise<void>;
  setHidden: (dish: Dish, isHidden: boolean) => Promise<void>;
  remove: (id: string, name: string) => Promise<void>;
  /**
   * One after another per item; the same action is not sent again while it is on its way. After a failure, the menu is
   * read again: the write may have arrived.
   * @param isStored whether the menu has what was sent.
   * @returns whether it was stored; if not, the item's card says why.
   */
  write: (
    id: string,
    action: ItemWrite['action'],
    send: () => Sending,
    isStored?: () => boolean,
  ) => Promise<boolean>;
  clearFailure: (id: string) => void;
}

type Sending = Promise<FailureReason | null | void>;

interface Dependencies {
  store: Store<EditorState>;
  patch: (part: Partial<EditorState>) => void;
  menu: StoredMenu;
  ports: EditorPorts;
}

/** Writes to items in the list, outside the form. */
export function createItemWrites({ store, patch, menu, ports }: Dependencies): ItemWrites {
  /** The write on its way, by item. */
  const sending = new Map<string, Promise<unknown>>();

  function show(id: string, write: ItemWrite | null): void {
    const itemWrites = new Map(store.get().itemWrites);
    if (write) itemWrites.set(id, write);
    else itemWrites.delete(id);
    patch({ itemWrites });
  }

  async function write(
    id: string,
    action: ItemWrite['action'],
    send: () => Sending,
    isStored = () => false,
  ): Promise<boolean> {
    for (let before = sending.get(id); before; before = sending.get(id)) {
      if (store.get().itemWrites.get(id)?.action === action) return false;
      await before;
    }
    patch({ added: null, notice: null });
    show(id, { action, status: 'sending' });
    const outcome = attemptWrite(`menu/${id}: "${action}" was not stored.`, send);
    sending.set(id, outcome);
    const reason = await outcome;
    sending.delete(id);
    const failed = reason && ({ action, status: 'failed', reason } as const);
    show(id, failed);
    if (!failed) return true;
    void menu.read().then(() => {
      if (store.get().itemWrites.get(id) === failed && isStored()) show(id, null);
    });
    return false;
  }

  async function set(
    dish: Dish,
    action: ItemWrite['action'],
    fields: Partial<MenuFields>,
    outcome: string,
  ): Promise<void> {
    const { id, name } = dish;
    const send = async () => {
      if (!isComplete(dish)) return 'incomplete';
      const { data } = await ports.updateMenuItem(id, fields);
      menu.put(id, data);
      return null;
    };
    const isStored = () => Object.keys(changedFields(fields, menu.dataOf(id))).length === 0;
    if (!(await write(id, action, send, isStored))) return;
    patch({ notice: { itemId: id, text: `${name} is ${outcome}.` } });
    ports.announceChange();
  }

  return {
    setSoldOut: (dish, soldOut) =>
      set(dish, 'sold-out', { soldOut }, soldOut ? 'sold out' : 'available again'),
    setHidden: (dish, hidden) =>
      set(dish, 'hidden', { hidden }, hidden ? 'hidden from guests' : 'on the menu again'),
    write,
    async remove(id, name) {
      if (!(await write(id, 'delete', () => ports.deleteMenuItem(id)))) return;
      menu.remove(id);
      patch({ notice: { itemId: id, text: `${name} was deleted.` } });
      ports.announceChange();
    },
    clearFailure(id) {
      if (!sending.has(id)) show(id, null);
    },
  };
}

/** The database rules check the whole document, whichever field changes. */
export function isComplete({ description, sizes }: Dish): boolean {
  return description !== '' && sizes.every(({ priceCents }) => priceCents !== null);
}
