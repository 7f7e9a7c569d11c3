import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { CliError } from '../base';
import { PLAIN_PATH, writeWhole } from '../releases';

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

/** What the composer writes, by name. */
const PAGE = /^[\w/-]+\.(html|json|txt|xml|webmanifest|js)$/;

/**
 * Pages that another job composed.
 * @throws CliError naming a file that is not a page, such as a `firebase.json`.
 */
export function readPages(folder: string): Map<string, string> {
  const names = plainFiles(folder);
  const other = names.find((name) => !PAGE.test(name) || /(^|\/)firebase\.json$/.test(name));
  if (other !== undefined)
    throw new CliError(`${other} is not a page: nothing was taken from ${folder}.`);
  return new Map(names.map((name) => [name, readFileSync(join(folder, name), 'utf8')]));
}

/** Writes composed pages for another job. */
export function writePages(folder: string, pages: ReadonlyMap<string, string>): void {
  for (const [name, text] of pages) writeWhole(join(folder, name), text);
}
