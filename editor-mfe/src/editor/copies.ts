import type { NewDish } from '@simmer/shared/firebase';
import type { Dish, Plan } from '@simmer/shared/menu';
import { fieldsOf, newFields } from '../draft/check-draft';
import type { StoredMenu } from '../stored-menu/stored-menu';
import type { Additions } from './additions';
import type { EditorPorts } from './editor-ports';
import { PLACES } from './editor-state';
import type { ItemWrites } from './item-writes';
import type { Undo } from './notices';

interface Copy {
  id: string;
  of: Dish;
  /** Its days, where they differ. */
  plan: Partial<Plan>;
}

/** Adds copies of dishes, which are neither sold out nor hidden. */
export function createCopies(
  menu: StoredMenu,
  ports: EditorPorts,
  { write, withPhoto }: Pick<ItemWrites, 'write' | 'withPhoto'>,
  { add, takeBack }: Additions,
) {
  async function copied({ id, of, plan }: Copy): Promise<NewDish[]> {
    const { dish, photo } = await withPhoto(of);
    const fields = fieldsOf({ ...dish, ...plan });
    return fields ? [{ id, photo, fields: newFields(fields) }] : [];
  }

  return (copies: readonly Copy[], outcome: string): Promise<boolean> => {
    let undo: Undo | undefined;
    return write(PLACES.plans, 'plans', {
      async send() {
        const dishes = (await Promise.all(copies.map(copied))).flat();
        undo = takeBack(dishes, undefined, () => ports.dropLimits(copies.map(({ id }) => id)));
        // Before any guest can order one.
        await ports.copyLimits(
          Object.fromEntries(copies.map(({ id, of: { id: from } }) => [from, id])),
        );
        return add(dishes);
      },
      outcome: () => outcome,
      undo: () => undo,
      isStored: () => copies.every(({ id }) => menu.dataOf(id) !== undefined),
    });
  };
}
