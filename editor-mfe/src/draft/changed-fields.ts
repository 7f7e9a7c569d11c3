import type { MenuFields } from '@simmer/shared/firebase';
import { dequal } from 'dequal/lite';

/** A document without this field means the same as with it. */
const ABSENT = { tags: [] };

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
