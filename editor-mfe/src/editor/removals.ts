import { counted } from '@simmer/shared/counted';
import type { MenuFields, NewDish } from '@simmer/shared/firebase';
import type { Dish } from '@simmer/shared/menu';
import { documentOf } from '../draft/check-draft';
import { onMenuText } from '../draft/plan';
import { dishesOf, type StoredMenu } from '../stored-menu/stored-menu';
import type { FailureReason } from '../write/write';
import type { Additions } from './additions';
import type { EditorPorts } from './editor-ports';
import { PLACES } from './editor-state';
import type { ItemWrites } from './item-writes';
import type { Undo } from './notices';

export type Removals = ReturnType<typeof createRemovals>;

/** Deletes dishes, and brings them back. */
export function createRemovals(
  menu: StoredMenu,
  ports: EditorPorts,
  { write, withPhoto, countReplaced }: Pick<ItemWrites, 'write' | 'withPhoto' | 'countReplaced'>,
  { add, takeBack }: Additions,
) {
  /** Adds dishes that were removed, as the last ones, unless somebody has put one back and changed it. */
  async function addBack(dishes: readonly NewDish[]): Promise<FailureReason | null> {
    if (await add(dishes)) return 'overtaken';
    countReplaced();
    return null;
  }

  /** @param keep takes those that can be put back, before they are deleted: the answer may be lost. */
  async function deleteAll(
    ids: readonly string[],
    keep: (dishes: readonly NewDish[]) => void,
  ): Promise<null> {
    const removed = await Promise.all(
      ids.map(async (id) => {
        // Not one of the configuration: that is still there.
        const dish = dishesOf(menu.get()).find((one) => one.id === id);
        const { dish: former, photo } = dish ? await withPhoto(dish) : {};
        const fields = former && documentOf(former);
        return { id, former: fields && { dish: id, name: former.name, fields }, photo };
      }),
    );
    keep(
      removed.flatMap(({ id, former, photo }) =>
        former ? { id, fields: former.fields, photo } : [],
      ),
    );
    await ports.deleteDishes(removed);
    menu.remove(removed);
    countReplaced();
    return null;
  }

  return {
    /** @param putAt gives a dish its place in the list. */
    remove(
      this: void,
      id: string,
      name: string,
      putAt: (id: string, place: number) => Promise<FailureReason | null>,
    ): Promise<boolean> {
      let undo: Undo | undefined;
      const place = menu.placeOf(id);
      return write(id, 'delete', {
        at: PLACES.list,
        place: place === -1 ? undefined : place,
        async send() {
          // Someone else may have changed it, and "Undo" must not lose that.
          if (!(await menu.read())) return 'unreachable';
          const last = menu.placeOf(id);
          return deleteAll([id], ([former]) => {
            undo = former && {
              of: name,
              async send() {
                const failure = await addBack([former]);
                return failure ?? (last === -1 ? null : putAt(id, last));
              },
            };
          });
        },
        isStored: () => menu.dataOf(id) === undefined,
        outcome: () => `${name} was deleted.`,
        undo: () => undo,
      });
    },
    /** Deletes dishes whose last day is over, all of them or none. */
    removeOver(this: void, dishes: readonly Dish[]): Promise<boolean> {
      let undo: Undo | undefined;
      const ids = dishes.map(({ id }) => id);
      return write(PLACES.over, 'delete', {
        at: PLACES.list,
        async send() {
          if (!(await menu.read())) return 'unreachable';
          // Someone else may have given one a later day.
          if (ids.some((id) => menu.placeOf(id) !== -1)) return 'overtaken';
          return deleteAll(ids, (former) => {
            if (former.length > 0) undo = { of: 'The menu', send: () => addBack(former) };
          });
        },
        isStored: () => ids.every((id) => menu.dataOf(id) === undefined),
        outcome: () => `${counted(ids.length, 'dish was', 'dishes were')} deleted.`,
        undo: () => undo,
      });
    },
    /** @param entry the id of what was kept of the dish. */
    putBack(
      this: void,
      id: string,
      name: string,
      fields: MenuFields,
      entry: string,
    ): Promise<boolean> {
      return write(PLACES.former, 'former', {
        async send() {
          const { picture } = fields;
          const photo = picture ? await ports.readPhoto(entry, picture) : undefined;
          return addBack([{ id, fields, photo }]);
        },
        outcome: () => onMenuText(`${name} is on the menu again.`, `${name} was put back.`, fields),
        undo: () => takeBack([{ id, fields }], name, countReplaced),
      });
    },
  };
}
