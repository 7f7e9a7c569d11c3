import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as v from 'valibot';

const PartSchema = v.object({ place: v.unknown() });

/**
 * The place that a remote's source declares; undefined when it has none. `placesIn` validates the content.
 * @param root of the repository.
 */
export async function declaredPlace(root: string, name: string): Promise<unknown> {
  const path = join(root, name, 'src/place.ts');
  if (!existsSync(path)) return undefined;
  const part: unknown = await import(pathToFileURL(path).href);
  return v.parse(PartSchema, part).place;
}
