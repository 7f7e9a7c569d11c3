import type { MenuFields } from '@simmer/shared/firebase';
import { dequal } from 'dequal/lite';
import type { ItemFields } from './check-draft';

/** A document without these fields means the same as one with these values. */
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
  const before = { ...ABSENT, ...(typeof document === 'object' && document) };
  const changed: Partial<Fields> = { ...fields };
  for (const name of Object.keys(fields))
    if (!unsure.includes(name) && dequal(Reflect.get(fields, name), Reflect.get(before, name)))
      Reflect.deleteProperty(changed, name);
  return changed;
}

/** Leaves out fields that mean the same when absent: older database rules do not know them. */
export function newFields({ tags, picture, ...texts }: ItemFields): MenuFields {
  return { ...texts, ...(tags.length > 0 && { tags }), ...(picture && { picture }) };
}
