import type { Dish } from '@simmer/shared/menu';
import type { Store } from '@simmer/shared/store';
import type { StoredMenu } from '../stored-menu/stored-menu';
import type { EditorPorts } from './editor-ports';
import type { EditorState, ItemWrite } from './editor-state';
import { attempt, SENDING } from './write';

export interface ItemWrites {
  setSoldOut: (dish: Dish, isSoldOut: boolean) => Promise<void>;
  remove: (id: string, name: string) => Promise<void>;
  clearFailure: (id: string) => void;
}

interface Dependencies {
  store: Store<EditorState>;
  patch: (part: Partial<EditorState>) => void;
  menu: StoredMenu;
  ports: EditorPorts;
}

/** Writes of items in the list, outside the form: one per item at a time. */
export function createItemWrites({ store, patch, menu, ports }: Dependencies): ItemWrites {
  function show(id: string, write: ItemWrite | null): void {
    const itemWrites = new Map(store.get().itemWrites);
    if (write) itemWrites.set(id, write);
    else itemWrites.delete(id);
    patch({ itemWrites });
  }

  async function write(
    id: string,
    action: ItemWrite['action'],
    send: () => Promise<void>,
  ): Promise<boolean> {
    if (store.get().itemWrites.get(id)?.write.status === 'sending') return false;
    patch({ notice: null });
    show(id, { action, write: SENDING });
    const reason = await attempt(`menu/${id}: "${action}" was not stored.`, send);
    show(id, reason && { action, write: { status: 'failed', reason } });
    return reason === null;
  }

  return {
    async setSoldOut(dish, isSoldOut) {
      const { id, name } = dish;
      if (!isComplete(dish)) {
        show(id, { action: 'sold-out', write: { status: 'failed', reason: 'incomplete' } });
        return;
      }
      const fields = { soldOut: isSoldOut };
      const send = async () => {
        const { data } = await ports.updateMenuItem(id, fields);
        menu.put(id, data);
      };
      if (!(await write(id, 'sold-out', send))) return;
      const text = `${name} is ${isSoldOut ? 'sold out' : 'available again'}.`;
      patch({ notice: { itemId: id, text } });
      ports.announceChange();
    },
    async remove(id, name) {
      if (!(await write(id, 'delete', () => ports.deleteMenuItem(id)))) return;
      menu.remove(id);
      patch({ notice: { itemId: id, text: `${name} was deleted.` } });
      ports.announceChange();
    },
    clearFailure(id) {
      show(id, null);
    },
  };
}

/** The database rules check the whole document, whichever field changes. */
function isComplete({ description, sizes }: Dish): boolean {
  return description !== '' && sizes.every(({ priceCents }) => priceCents !== null);
}
