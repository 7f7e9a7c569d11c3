import type { FormerDish, MenuFields } from '@simmer/shared/firebase';
import { reportError } from '@simmer/shared/report';
import { dequal } from 'dequal/lite';
import { documentOf, fieldsOf } from '../draft/check-draft';
import type { StoredMenu } from '../stored-menu/stored-menu';
import { attemptWrite } from '../write/write';
import type { EditorPorts } from './editor-ports';
import { dishIn } from './editor-state';
import type { ItemWrites } from './item-writes';
import type { Removals } from './removals';

const KEPT_MS = 30 * 24 * 60 * 60 * 1000;

/** What a change has replaced, which the manager can bring back. */
export interface Former {
  id: string;
  dish: string;
  name: string;
  /** In milliseconds since 1970. */
  at: number;
  /** Whether the dish was removed; otherwise its prices were changed. */
  isRemoved: boolean;
  /** The dish that was removed, or the dish with its former prices. */
  fields: MenuFields;
}

/** What the last 30 days have replaced, and the ways back. */
export function createFormer(
  menu: StoredMenu,
  ports: EditorPorts,
  writes: Pick<ItemWrites, 'setPrices'> & Pick<Removals, 'putBack'>,
) {
  function parse({ fields: data, ...kept }: FormerDish): Former[] {
    const isRemoved = Reflect.get(Object(data), 'fixed') !== true;
    const now = menu.dishOf(kept.dish);
    // A dish that was put back, and the prices of one that is gone, are of no use.
    if (isRemoved === (now !== undefined)) return [];
    const sizesThen: unknown = Reflect.get(Object(data), 'sizes');
    const repriced = Object.assign({}, menu.dataOf(kept.dish), { sizes: sizesThen });
    const dish = dishIn(kept.dish, isRemoved ? data : repriced);
    const fields = dish && documentOf(dish);
    if (now && dequal(fieldsOf(now)?.sizes, fields?.sizes)) return [];
    return fields ? [{ ...kept, isRemoved, fields }] : [];
  }

  return {
    /** @returns the newest first; undefined if it cannot be read. Never rejects. */
    async readFormer(this: void): Promise<readonly Former[] | undefined> {
      let all: readonly FormerDish[];
      try {
        all = await ports.readFormer();
      } catch (error) {
        reportError('editor', 'what was replaced could not be read.', error);
        return undefined;
      }
      const isOld = ({ at }: FormerDish) => at < Date.now() - KEPT_MS;
      const old = all.filter(isOld);
      const recent = all.filter((one) => !isOld(one));
      if (old.length > 0)
        void attemptWrite('what was replaced long ago was not deleted.', () =>
          ports.forgetFormer(old.map(({ id }) => id)),
        );
      return recent.flatMap(parse).filter(
        // A dish may have been removed more than once, or have had the same prices: only the newest entry is of use.
        ({ dish, isRemoved, fields: { sizes } }, place, list) =>
          place ===
          list.findIndex(
            (one) => one.dish === dish && (isRemoved || dequal(one.fields.sizes, sizes)),
          ),
      );
    },

    /** Puts a removed dish back, or sets former prices again. */
    bringBack({ id: entry, dish: id, name, isRemoved, fields }: Former): Promise<boolean> {
      if (isRemoved) return writes.putBack(id, name, fields, entry);
      const now = menu.dishOf(id);
      const before = (now && fieldsOf(now)?.sizes) ?? [];
      return writes.setPrices(
        [{ id, name, before, now: fields.sizes }],
        `${name} has its former prices.`,
        'former',
      );
    },
  };
}
