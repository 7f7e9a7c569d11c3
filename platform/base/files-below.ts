import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const MAYBE_NONE = { throwIfNoEntry: false } as const;

/**
 * The files below a folder, as paths from it with "/", sorted. None when there is no such folder. A link to nothing is
 * no file: editors leave such locks.
 * @param skipped names of files and folders to leave out, at any depth.
 */
export function filesBelow(folder: string, skipped: ReadonlySet<string> = new Set()): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !skipped.has(name))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory())
        return filesBelow(path, skipped).map((name) => `${entry.name}/${name}`);
      const isFile =
        entry.isFile() || (entry.isSymbolicLink() && statSync(path, MAYBE_NONE)?.isFile() === true);
      return isFile ? [entry.name] : [];
    })
    .sort();
}
