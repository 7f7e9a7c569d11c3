import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Composition } from '../../composer';
import { type Files, hasCode } from '../files/files';

const compress = promisify(brotliCompress);
/**
 * Of the composed documents, 9 makes files 5 % larger and takes two to eight times as long; 11 makes them 1 to 2 %
 * smaller and takes twice as long.
 */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } };

export type Documents = Composition['files'];
/** Files and folders to add as hard links, by name in the site. */
export type Linked = ReadonlyMap<string, string>;

/**
 * Writes the files of a composition that are missing or incomplete in its folder, each also precompressed. The others
 * stay untouched, because the composition may be live.
 */
export async function complete(folder: string, documents: Documents, linked: Linked, files: Files) {
  const wanted = new Map<string, string | Uint8Array>();
  for (const [name, content] of documents)
    if (!(await isThere(join(folder, name), content, files)))
      wanted.set(name, content).set(`${name}.br`, await compress(content, QUALITY));
  for (const [name, content] of wanted) {
    const path = join(folder, name);
    await files.mkdir(dirname(path));
    // Renamed, because the composition may be live.
    const part = join(dirname(folder), `part-${randomUUID()}`);
    await files.writeFile(part, content);
    await files.rename(part, path);
  }
  for (const [name, path] of linked) await linkAll(path, join(folder, name), files);
}

async function isThere(path: string, content: string, files: Files): Promise<boolean> {
  return existsSync(path) && existsSync(`${path}.br`) && (await files.readFile(path)) === content;
}

async function linkAll(from: string, to: string, files: Files): Promise<void> {
  if ((await files.stat(from)).isDirectory()) {
    await files.mkdir(to);
    for (const name of await files.readdir(from))
      await linkAll(join(from, name), join(to, name), files);
    return;
  }
  if (existsSync(to)) return;
  try {
    await files.link(from, to);
  } catch (error) {
    // Not every file system has hard links.
    if (
      !['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EXDEV', 'EMLINK'].some((code) =>
        hasCode(error, code),
      )
    )
      throw error;
    await files.copyFile(from, to);
  }
}
