import { MENU_ORDER, type Dish } from '@simmer/shared/menu';
import { dishesOf, type StoredMenu } from '../stored-menu/stored-menu';
import type { EditorPorts } from './editor-ports';
import type { ItemWrites } from './item-writes';

/**
 * Returns the new place of a dish in the list from its former one, both counted from 0. A place beyond an end of the
 * list means that end.
 */
type Target = (from: number) => number;

/** Moves run one after another: each starts from the order that the previous one stored. */
export function createMove(
  write: ItemWrites['write'],
  menu: StoredMenu,
  { changeMenuOrder }: EditorPorts,
) {
  let last: Promise<unknown> = Promise.resolve();
  const shownIds = () => dishesOf(menu.get()).map(({ id }) => id);

  function move({ id, name }: Dish, target: Target): Promise<void> {
    let isMoved = false;
    return write(id, 'move', {
      async send() {
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
          return [...others.slice(0, at), id, ...others.slice(at)];
        });
        menu.put(MENU_ORDER, order);
        isMoved = true;
        return null;
      },
      outcome() {
        const shown = shownIds();
        const place = `number ${String(shown.indexOf(id) + 1)} of ${String(shown.length)}`;
        return `${name} is ${isMoved ? 'now' : 'already'} ${place}.`;
      },
      read: menu.read,
      isNews: () => isMoved,
    });
  }

  return (dish: Dish, target: Target): Promise<void> => {
    const next = last.then(() => move(dish, target));
    last = next;
    return next;
  };
}
