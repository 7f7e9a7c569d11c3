import { dequal } from 'dequal/lite';
import { fieldsOf, storedFields, type ItemFields } from '../draft/check-draft';
import type { Draft } from '../draft/draft';
import { pick } from '../write/write';
import { dishIn, type ItemFormState } from './editor-state';
import type { ItemWrites } from './item-writes';
import type { Undo } from './notices';
import { formerSizes } from './size-prices';

/** What the form of a dish stores. */
export function createFormWrites({
  change,
  back,
  withPhoto,
}: Pick<ItemWrites, 'change' | 'back' | 'withPhoto'>) {
  /**
   * Stores the fields that were changed.
   * @returns how to take it back, if it can be; or what someone else has stored in these fields.
   */
  return async function storeChanges(
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
  };
}
