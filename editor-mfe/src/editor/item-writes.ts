import type { Dish } from '@simmer/shared/menu';
import type { Readable } from '@simmer/shared/store';
import type { StoredMenu } from '../stored-menu/stored-menu';
import type { EditorPorts } from './editor-ports';
import type { EditorState, ItemWrite, Mark } from './editor-state';
import { attemptWrite, type FailureReason } from '../write/write';

interface WriteDetails {
  /** Resolves with a reason when it stored nothing without an error. */
  send: () => Promise<FailureReason | null | void>;
  /** The message to the manager once it is stored. */
  outcome: () => string;
  /** Shows what is stored after a failure: the write may have arrived. */
  read: () => Promise<unknown>;
  /** Whether what was then read contains what was sent. */
  isStored?: () => boolean;
  /** Whether guests see something new. */
  isNews?: () => boolean;
}

export type ItemWrites = ReturnType<typeof createItemWrites>;

/** Writes outside the form: one after another per item, and the same action is not sent again while it is on its way. */
export function createItemWrites(
  store: Readable<EditorState>,
  patch: (part: Partial<EditorState>) => void,
  menu: StoredMenu,
  ports: EditorPorts,
) {
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
    { send, outcome, read, isStored = () => false, isNews = () => true }: WriteDetails,
  ): Promise<void> {
    for (let before = sending.get(id); before; before = sending.get(id)) {
      if (store.get().itemWrites.get(id)?.action === action) return;
      await before;
    }
    patch({ added: null, notice: null });
    show(id, { action, status: 'sending' });
    const attempt = attemptWrite(`${id}: "${action}" was not stored.`, send);
    sending.set(id, attempt);
    const reason = await attempt;
    sending.delete(id);
    const failed = reason && ({ action, status: 'failed', reason } as const);
    show(id, failed);
    if (failed) {
      void read().then(() => {
        if (store.get().itemWrites.get(id) === failed && isStored()) show(id, null);
      });
      return;
    }
    patch({ notice: { itemId: id, text: outcome() } });
    if (isNews()) ports.announceChange();
  }

  return {
    write,
    setMark(dish: Dish, mark: Mark, isOn: boolean): Promise<void> {
      const { id, name } = dish;
      return write(id, mark, {
        async send() {
          if (!isComplete(dish)) return 'incomplete';
          const { data } = await ports.updateMenuItem(id, { [mark]: isOn });
          menu.put(id, data);
          return null;
        },
        outcome: () => markOutcome(name, mark, isOn),
        read: menu.read,
        isStored: () => Reflect.get(Object(menu.dataOf(id)), mark) === isOn,
      });
    },
    remove: (id: string, name: string) =>
      write(id, 'delete', {
        async send() {
          await ports.deleteMenuItem(id);
          menu.remove(id);
        },
        outcome: () => `${name} was deleted.`,
        read: menu.read,
      }),
    clearFailure: (id: string): void => {
      if (!sending.has(id)) show(id, null);
    },
  };
}

export function markOutcome(name: string, mark: Mark, isOn: boolean): string {
  const [off, on] =
    mark === 'soldOut'
      ? ['is available again', 'is sold out']
      : ['is on the menu again', 'is hidden from guests'];
  return `${name} ${isOn ? on : off}.`;
}

/** The database rules check the whole document, whichever field changes. */
function isComplete({ description, sizes }: Dish): boolean {
  return description !== '' && sizes.every(({ priceCents }) => priceCents !== null);
}
