import { dequal } from 'dequal/lite';
import { fieldsOf, newFields, storedFields, type ItemFields } from '../draft/check-draft';
import type { MenuFields } from '@simmer/shared/firebase';
import type { Draft } from '../draft/draft';
import type { StoredMenu } from '../stored-menu/stored-menu';
import { pick } from '../write/write';
import type { EditorPorts } from './editor-ports';
import { dishIn, type ItemFormState } from './editor-state';
import type { ItemWrites } from './item-writes';
import type { Undo } from './notices';
import { formerSizes } from './size-prices';

/** What the form of a dish stores. */
export function createFormWrites(
  menu: StoredMenu,
  ports: EditorPorts,
  { change, back, withPhoto }: Pick<ItemWrites, 'change' | 'back' | 'withPhoto'>,
) {
  /** A new item keeps its id when it is tried again: what was sent without an answer may have arrived. */
  let tried: { id: string; sent: readonly MenuFields[] } | undefined;

  /** @returns how to take it back; or that an earlier attempt is stored, and was changed since. */
  async function storeNew(content: ItemFields, photo: Draft['photo']): Promise<Undo | 'arrived'> {
    const fields = newFields(content);
    const { id, sent } =
      tried?.sent[0]?.name === fields.name ? tried : { id: ports.newId(), sent: [] };
    const now = (tried = { id, sent: [...sent, fields] });
    if (!(await ports.addMenuItem(id, fields, photo ?? undefined, sent))) return 'arrived';
    // The manager may be adding another one by now.
    if (tried === now) tried = undefined;
    menu.add(id, fields);
    return {
      of: 'The menu',
      async send() {
        if (!(await menu.read())) return 'unreachable';
        const data = menu.dataOf(id);
        if (data !== undefined && !dequal(data, fields)) return 'overtaken';
        await ports.deleteMenuItem(id);
        menu.remove(id);
        return null;
      },
    };
  }

  /**
   * Stores the fields that were changed.
   * @returns how to take it back, if it can be; or what someone else has stored in these fields.
   */
  async function storeChanges(
    { id, base, changes }: ItemFormState,
    content: ItemFields,
    photo: Draft['photo'],
  ): Promise<Undo | undefined | { theirs: unknown }> {
    const isTyped = (name: string) => name in changes;
    // This includes what was typed back: an earlier attempt without an answer may have stored something else.
    const now = storedFields(pick(content, isTyped));
    if (Object.keys(now).length === 0) return undefined;
    const dish = dishIn(id, base);
    const isPhoto = now.picture !== undefined;
    const former = dish && isPhoto ? await withPhoto(dish) : { dish, photo: undefined };
    const before = former.dish && fieldsOf(former.dish);
    const isRepriced = before && now.sizes && !dequal(before.sizes, now.sizes);
    const all = {
      ...{ id, fields: now, expected: base },
      photo: isPhoto ? photo : undefined,
      former: dish && isRepriced ? formerSizes(dish, before.sizes) : undefined,
    };
    const { isStored, documents } = await change([all]);
    if (!isStored) return { theirs: documents[0]?.data };
    if (!dish || !before) return undefined;
    const photoBefore = isPhoto && { photo: former.photo ?? null };
    return back(dish.name, [
      { id, before: storedFields(pick(before, isTyped)), now, ...photoBefore },
    ]);
  }

  return {
    storeNew,
    /** The next new item is another one, although it may have the same name. */
    forgetNew: (): void => {
      tried = undefined;
    },
    storeChanges,
  };
}
