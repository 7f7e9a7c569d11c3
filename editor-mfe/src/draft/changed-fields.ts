import type { MenuFields } from '@simmer/shared/firebase';
import { dequal } from 'dequal/lite';

/** The fields whose content differs from that of the document. */
export function changedFields<Fields extends Partial<MenuFields>>(
  fields: Fields,
  document: unknown,
): Partial<Fields> {
  const before: object = typeof document === 'object' && document !== null ? document : {};
  const changed: Partial<Fields> = { ...fields };
  for (const name of Object.keys(fields))
    if (dequal(Reflect.get(fields, name), Reflect.get(before, name)))
      Reflect.deleteProperty(changed, name);
  return changed;
}
