import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { CliError } from '../base';
import { PLAIN_PATH } from '../releases';

/**
 * The files of a folder that a job without credentials left. A stranger may have written it.
 * @returns the paths from the folder, sorted.
 * @throws CliError naming a link, a hidden file, or anything else that is not a plain file.
 */
export function plainFiles(folder: string): string[] {
  // Links are listed as links, and not followed.
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries.flatMap((entry) => {
    const inside = relative(folder, join(entry.parentPath, entry.name));
    if (!PLAIN_PATH.test(inside) || !(entry.isDirectory() || entry.isFile()))
      throw new CliError(`${inside} is a link or a hidden file: nothing was taken from ${folder}.`);
    return entry.isFile() ? [inside] : [];
  });
  return files.sort();
}
