import type { Dish } from '@simmer/shared/menu';
import type { EditorPorts } from './editor-ports';
import { isComplete, type ItemWrites } from './item-writes';
import type { FailureReason } from '../write/write';
import { dishesOf, type StoredMenu } from '../stored-menu/stored-menu';
import { moved, newPositions } from './new-positions';

/** One position up or down, or next to another dish. */
type Target = -1 | 1 | { beside: string; isAfter: boolean };

/**
 * How often a move is tried: after each failure, the menu is read again, because another manager has moved the same
 * dishes.
 */
const ATTEMPTS = 3;

/** Moves run one after another: each starts from the order that the previous one stored. */
export function createMove(write: ItemWrites['write'], menu: StoredMenu, ports: EditorPorts) {
  let last: Promise<unknown> = Promise.resolve();

  async function move({ id, name }: Dish, target: Target): Promise<void> {
    let outcome = '';
    let isChanged = false;

    async function send(): Promise<FailureReason | null> {
      for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
        const dishes = dishesOf(menu.get());
        const from = dishes.findIndex((dish) => dish.id === id);
        if (from === -1) return 'gone';
        const to = indexOf(target, dishes, from);
        outcome = `${name} is ${to === from ? 'already' : 'now'} number ${String(to + 1)} of ${String(dishes.length)}.`;
        if (to === from) return null;
        const reason = await store(dishes, from, to);
        if (reason !== 'moved') {
          isChanged = reason === null;
          return reason;
        }
        await menu.read();
      }
      return 'moved';
    }

    await write(id, 'move', {
      send,
      outcome: () => outcome,
      read: menu.read,
      isNews: () => isChanged,
    });
  }

  async function store(
    dishes: readonly Dish[],
    from: number,
    to: number,
  ): Promise<FailureReason | null> {
    const positions = newPositions(dishes, from, to);
    for (const dish of moved(dishes, from, to))
      if (positions.some(({ id }) => id === dish.id) && !isComplete(dish))
        return dish === dishes[from] ? 'incomplete' : 'incomplete-neighbor';
    // From the top down: after each write, the order is either the old one or the new one.
    for (const { id, position } of positions) {
      const { isStored, data } = await ports.updateMenuItem(id, { position }, menu.dataOf(id));
      menu.put(id, data);
      if (!isStored) return 'moved';
    }
    return null;
  }

  return (dish: Dish, target: Target): Promise<void> => {
    const next = last.then(() => move(dish, target));
    last = next;
    return next;
  };
}

/** The dish's new index. Next to a dish that is gone, it stays where it is. */
function indexOf(target: Target, dishes: readonly Dish[], from: number): number {
  if (typeof target === 'number') return Math.min(Math.max(from + target, 0), dishes.length - 1);
  const at = dishes.findIndex(({ id }) => id === target.beside);
  if (at === -1) return from;
  return at + (target.isAfter ? 1 : 0) - (at > from ? 1 : 0);
}
