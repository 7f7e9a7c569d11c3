import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as v from 'valibot';

const PartSchema = v.object({ place: v.unknown() });

/** What a remote's `src/place.ts` exports, from its source or a build. `placesIn` validates the content. */
export function placeOf(part: unknown): unknown {
  return v.parse(PartSchema, part).place;
}

/**
 * The route or slot that a remote's source declares; undefined when it has none.
 * @param root of the repository.
 */
export async function declaredPlace(root: string, name: string): Promise<unknown> {
  const path = join(root, name, 'src/place.ts');
  if (!existsSync(path)) return undefined;
  return placeOf(await import(pathToFileURL(path).href));
}
