import type { MenuFields, NewDish } from '@simmer/shared/firebase';
import { documentOf } from '../draft/check-draft';
import type { StoredMenu } from '../stored-menu/stored-menu';
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
  /** Adds a dish that was removed, as the last one, unless somebody has put it back and changed it. */
  async function addBack(dish: NewDish): Promise<FailureReason | null> {
    if (await add([dish])) return 'overtaken';
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
          const dish = menu.dishOf(id);
          const last = menu.placeOf(id);
          const former = dish && (await withPhoto(dish));
          const fields = former && documentOf(former.dish);
          undo = fields && {
            of: name,
            async send() {
              const failure = await addBack({ id, fields, photo: former.photo });
              return failure ?? (last === -1 ? null : putAt(id, last));
            },
          };
          const kept = fields && { dish: id, name, fields };
          await ports.deleteDishes([{ id, former: kept, photo: former?.photo }]);
          menu.remove([{ id }]);
          countReplaced();
          return null;
        },
        isStored: () => menu.dataOf(id) === undefined,
        outcome: () => `${name} was deleted.`,
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
          return addBack({ id, fields, photo });
        },
        outcome: () => `${name} is on the menu again.`,
        undo: () => takeBack([{ id, fields }], name, countReplaced),
      });
    },
  };
}
