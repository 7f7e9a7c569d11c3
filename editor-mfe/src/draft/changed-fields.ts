import type { MenuFields } from '@simmer/shared/firebase';
import { dequal } from 'dequal/lite';
import type { ItemFields } from './check-draft';

/** A document without these fields means the same as with them. */
const ABSENT = { tags: [], picture: '' };

/** The fields whose content differs from that of the document. */
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

/** Without what means the same when it is absent: older database rules know neither. */
export function newFields({ tags, picture, ...texts }: ItemFields): MenuFields {
  return { ...texts, ...(tags.length > 0 && { tags }), ...(picture && { picture }) };
}
