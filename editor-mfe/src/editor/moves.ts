import { MENU_ORDER, orderedIds, type Dish } from '@simmer/shared/menu';
import { dequal } from 'dequal/lite';
import { placedDishesOf, type StoredMenu } from '../stored-menu/stored-menu';
import type { FailureReason } from '../write/write';
import type { EditorPorts } from './editor-ports';
import type { ItemWrites } from './item-writes';

/**
 * Returns the new place of a dish in the list from its former one, both counted from 0. A place beyond an end of the
 * list means that end.
 */
type Target = (from: number) => number;

/** The order before and after a move. */
type Moved = Record<'before' | 'after', readonly string[]>;

const notMoved = (): Moved => ({ before: [], after: [] });

export function createMoves(
  write: ItemWrites['write'],
  menu: StoredMenu,
  { changeMenuOrder }: EditorPorts,
) {
  let last: Promise<unknown> = Promise.resolve();
  const shownIds = () => placedDishesOf(menu.get()).map(({ id }) => id);

  /** @param moved takes the order before and after it; none if the dish is already there. */
  async function put(
    id: string,
    target: Target,
    moved = notMoved(),
  ): Promise<FailureReason | null> {
    const shown = shownIds();
    const from = shown.indexOf(id);
    if (from === -1) return 'gone';
    const to = Math.min(Math.max(target(from), 0), shown.length - 1);
    const neighbor = shown[to];
    if (neighbor === undefined || to === from) return null;
    const order = await changeMenuOrder((ids) => {
      // These include dishes that were stored without a place.
      const all = [...shown.filter((one) => !ids.includes(one)), ...ids];
      const others = all.filter((one) => one !== id);
      const at = others.indexOf(neighbor) + (to > from ? 1 : 0);
      // What an attempt without an answer has stored is not what was there before.
      if (!dequal(ids, moved.after)) moved.before = ids;
      moved.after = [...others.slice(0, at), id, ...others.slice(at)];
      return moved.after;
    });
    menu.put(MENU_ORDER, order);
    return null;
  }

  async function putBack({ before, after }: Moved): Promise<FailureReason | null> {
    let isOurs = false;
    const order = await changeMenuOrder((ids) => {
      // An attempt without an answer may have arrived.
      isOurs = dequal(ids, after) || dequal(ids, before);
      return isOurs ? before : ids;
    });
    menu.put(MENU_ORDER, order);
    return isOurs ? null : 'overtaken';
  }

  function move({ id, name }: Dish, target: Target): Promise<boolean> {
    const moved = notMoved();
    const isMoved = () => moved.after.length > 0;
    return write(id, 'move', {
      send: () => put(id, target, moved),
      outcome() {
        const shown = shownIds();
        const place = `number ${String(shown.indexOf(id) + 1)} of ${String(shown.length)}`;
        return `${name} is ${isMoved() ? 'now' : 'already'} ${place}.`;
      },
      undo: () => (isMoved() ? { of: name, send: () => putBack(moved) } : undefined),
      isNews: isMoved,
      isStored: () => isMoved() && dequal(orderedIds(menu.dataOf(MENU_ORDER)), moved.after),
    });
  }

  return {
    putAt: (id: string, place: number) => put(id, () => place),
    /** Moves run one after another: each starts from the order that the previous one stored. */
    move(this: void, dish: Dish, target: Target): Promise<boolean> {
      const next = last.then(() => move(dish, target));
      last = next;
      return next;
    },
  };
}
