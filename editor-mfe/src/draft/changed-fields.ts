import type { MenuFields } from '@simmer/shared/firebase';
import { dequal } from 'dequal/lite';
import type { ItemFields } from './check-draft';

/** A document without these fields means the same as one with these values. */
const ABSENT = { tags: [], picture: '' };

/** The fields whose values differ from the document's. */
export function changedFields<Fields extends Partial<MenuFields>>(
  fields: Fields,
  document: unknown,
): Partial<Fields> {
  const before = { ...ABSENT, ...(typeof document === 'object' && document) };
  const changed: Partial<Fields> = { ...fields };
  for (const name of Object.keys(fields))
    if (dequal(Reflect.get(fields, name), Reflect.get(before, name)))
      Reflect.deleteProperty(changed, name);
  return changed;
}

/** Leaves out fields that mean the same when absent: older database rules do not know them. */
export function newFields({ tags, picture, ...texts }: ItemFields): MenuFields {
  return { ...texts, ...(tags.length > 0 && { tags }), ...(picture && { picture }) };
}
