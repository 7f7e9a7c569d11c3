import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Site } from '../../base';
import type { Store } from './store';

/**
 * The owner's photo, by its name in the site. The store has a copy, because the original file may be edited. Former
 * compositions have their own links.
 */
export async function photoOf(
  { directory, files }: Store,
  { theme }: Site,
): Promise<ReadonlyMap<string, string>> {
  if (theme?.picture?.kind !== 'photo') return new Map();
  const { name, bytes } = theme.picture;
  const folder = join(directory, 'pictures');
  const path = join(folder, name);
  await files.mkdir(folder);
  for (const other of await files.readdir(folder))
    if (other !== name) await files.rm(join(folder, other));
  if (!existsSync(path)) {
    const part = `${path}.part`;
    await files.writeFile(part, bytes);
    await files.rename(part, path);
  }
  return new Map([[name, path]]);
}
