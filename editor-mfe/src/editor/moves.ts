import { MENU_ORDER, type Dish } from '@simmer/shared/menu';
import { dequal } from 'dequal/lite';
import { dishesOf, type StoredMenu } from '../stored-menu/stored-menu';
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

export function createMoves(
  write: ItemWrites['write'],
  menu: StoredMenu,
  { changeMenuOrder }: EditorPorts,
) {
  let last: Promise<unknown> = Promise.resolve();
  const shownIds = () => dishesOf(menu.get()).map(({ id }) => id);

  /** @returns null if the dish is already there. */
  async function put(id: string, target: Target): Promise<Moved | null | 'gone'> {
    const shown = shownIds();
    const from = shown.indexOf(id);
    if (from === -1) return 'gone';
    const to = Math.min(Math.max(target(from), 0), shown.length - 1);
    const neighbor = shown[to];
    if (neighbor === undefined || to === from) return null;
    const moved: Moved = { before: [], after: [] };
    const order = await changeMenuOrder((ids) => {
      // These include dishes that were stored without a place.
      const all = [...shown.filter((one) => !ids.includes(one)), ...ids];
      const others = all.filter((one) => one !== id);
      const at = others.indexOf(neighbor) + (to > from ? 1 : 0);
      moved.before = ids;
      moved.after = [...others.slice(0, at), id, ...others.slice(at)];
      return moved.after;
    });
    menu.put(MENU_ORDER, order);
    return moved;
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
    let moved: Moved | null = null;
    return write(id, 'move', {
      async send() {
        const result = await put(id, target);
        if (result === 'gone') return 'gone';
        moved = result;
        return null;
      },
      outcome() {
        const shown = shownIds();
        const place = `number ${String(shown.indexOf(id) + 1)} of ${String(shown.length)}`;
        return `${name} is ${moved ? 'now' : 'already'} ${place}.`;
      },
      undo() {
        const done = moved;
        return done ? { of: name, send: () => putBack(done) } : undefined;
      },
      isNews: () => moved !== null,
    });
  }

  return {
    async putAt(this: void, id: string, place: number): Promise<FailureReason | null> {
      return (await put(id, () => place)) === 'gone' ? 'gone' : null;
    },
    /** Moves run one after another: each starts from the order that the previous one stored. */
    move(this: void, dish: Dish, target: Target): Promise<boolean> {
      const next = last.then(() => move(dish, target));
      last = next;
      return next;
    },
  };
}
