import type { NewDish } from '@simmer/shared/firebase';
import { dequal } from 'dequal/lite';
import type { StoredMenu } from '../stored-menu/stored-menu';
import type { FailureReason } from '../write/write';
import type { EditorPorts } from './editor-ports';
import type { Undo } from './notices';

export type Additions = ReturnType<typeof createAdditions>;

/** Adds dishes, as the last ones. */
export function createAdditions(menu: StoredMenu, ports: EditorPorts) {
  return {
    /** @returns that an earlier attempt has stored something else, or somebody was faster; null if they are stored. */
    async add(this: void, dishes: readonly NewDish[]): Promise<FailureReason | null> {
      if (!(await ports.addDishes(dishes))) return 'arrived';
      menu.add(dishes);
      return null;
    },

    /**
     * Deletes added dishes, unless one was changed.
     * @param of what they have changed, for the message.
     * @param after what belongs to them, once they are gone.
     */
    takeBack: (
      dishes: readonly NewDish[],
      of = 'The menu',
      after?: () => Promise<unknown> | void,
    ): Undo => ({
      of,
      async send() {
        if (!(await menu.read())) return 'unreachable';
        const isChanged = ({ id, fields }: NewDish) => {
          const data = menu.dataOf(id);
          return data !== undefined && !dequal(data, fields);
        };
        if (dishes.some(isChanged)) return 'overtaken';
        await ports.deleteDishes(dishes.map(({ id }) => ({ id })));
        menu.remove(dishes);
        await after?.();
        return null;
      },
    }),
  };
}
