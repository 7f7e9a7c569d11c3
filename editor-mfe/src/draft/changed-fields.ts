import type { MenuFields } from '@simmer/shared/firebase';
import { dequal } from 'dequal/lite';
import type { ItemFields } from './check-draft';

/** A document without these fields means the same as one with these values; so does a size without `feeds`. */
const ABSENT = { tags: [], picture: '' };

/**
 * The fields whose values differ from the document's.
 * @param unsure the names of fields that the database may no longer have as in the document; they are always among them.
 */
export function changedFields<Fields extends Partial<MenuFields>>(
  fields: Fields,
  document: unknown,
  unsure: readonly string[] = [],
): Partial<Fields> {
  const before = completed(document);
  const changed: Partial<Fields> = { ...fields };
  for (const name of Object.keys(fields))
    if (!unsure.includes(name) && dequal(Reflect.get(fields, name), Reflect.get(before, name)))
      Reflect.deleteProperty(changed, name);
  return changed;
}

function completed(document: unknown): object {
  const fields = { ...ABSENT, ...(typeof document === 'object' && document) };
  const sizes: unknown = Reflect.get(fields, 'sizes');
  if (!Array.isArray(sizes)) return fields;
  const withFeeds = (size: unknown) => ({ feeds: '', ...(typeof size === 'object' && size) });
  return { ...fields, sizes: sizes.map(withFeeds) };
}

/** Leaves out what means the same when absent: older database rules do not know some of these fields. */
export function newFields({ sizes, tags, picture, ...texts }: ItemFields): MenuFields {
  return {
    ...texts,
    sizes: sizes.map(({ feeds, ...size }) => ({ ...size, ...(feeds && { feeds }) })),
    ...(tags.length > 0 && { tags }),
    ...(picture && { picture }),
  };
}
