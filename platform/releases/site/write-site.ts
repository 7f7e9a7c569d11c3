import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Composition } from '../../composer';
import { type Files, hasCode, nodeFiles } from '../files/files';

const compress = promisify(brotliCompress);
/** Half the time of the highest quality, for files 1 % larger. */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

/** The link to the live composition. */
export const CURRENT = 'current';
/**
 * The number of former compositions to keep: running requests may still read them, and browsers that have them need
 * updates.
 */
const KEPT = 5;
/** Names of unfinished compositions and links. */
const UNFINISHED = /^(part|next)-/;

type Documents = Composition['files'];
/** Files and folders to add as hard links, by name in the site. */
type Linked = ReadonlyMap<string, string>;

/** The name of the live composition; undefined before the first one. @param directory of the composed sites. */
export async function liveComposition(
  directory: string,
  files: Files = nodeFiles,
): Promise<string | undefined> {
  try {
    // A Windows junction contains the whole path.
    return basename(await files.readlink(join(directory, CURRENT)));
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}

/**
 * Writes a composition next to the live one, each file also precompressed, and then switches the link `current` to it.
 * Every reader gets the old composition or the new one, never a mixture.
 */
export async function writeSite(
  directory: string,
  { files }: Composition,
  linked: Linked = new Map(),
): Promise<void> {
  const id = await prepareSite(directory, files, linked);
  await showSite(directory, id);
  await deleteOld(directory, new Set([id]));
}

/**
 * Writes a composition next to the live one.
 * @param findUpdates returns the updates that bring browsers from other compositions to this one. They depend on what
 * was live before, unlike the name. Its argument tells which files the composition already has.
 * @returns its name, which depends only on its content.
 */
export async function prepareSite(
  directory: string,
  documents: Documents,
  linked: Linked,
  files: Files = nodeFiles,
  findUpdates: (isThere: (name: string) => boolean) => Promise<Documents> = noUpdates,
): Promise<string> {
  const id = hashOf(directory, documents, linked);
  const target = join(directory, id);
  await files.mkdir(directory);
  const updates = await findUpdates((name) => existsSync(join(target, `${name}.br`)));
  const all = new Map([...documents, ...updates]);
  const leftovers = (await files.readdir(directory)).filter((name) => UNFINISHED.test(name));
  for (const name of leftovers) await files.rm(join(directory, name));
  // It may be in use, so it is only completed. A file can be missing if it was deleted.
  if (existsSync(target)) await complete(target, all, linked, files);
  else {
    const part = join(directory, `part-${randomUUID()}`);
    await complete(part, all, linked, files);
    await files.rename(part, target);
  }
  return id;
}

const noUpdates = () => Promise.resolve(new Map<string, string>());

/** Switches the link `current` to a composition, in one step. */
export async function showSite(directory: string, id: string, files: Files = nodeFiles) {
  if ((await liveComposition(directory, files)) === id) return;
  const next = join(directory, `next-${String(process.pid)}`);
  await files.rm(next);
  await files.symlink(id, next);
  await files.rename(next, join(directory, CURRENT));
}

/** Deletes former compositions, except these and the latest. */
export async function deleteOld(
  directory: string,
  kept: ReadonlySet<string>,
  files: Files = nodeFiles,
): Promise<void> {
  const others = (await compositionsIn(directory, files)).filter((name) => !kept.has(name));
  for (const name of others.slice(KEPT)) await files.rm(join(directory, name));
}

/** The names of the stored compositions, the latest first; none before the first one. */
export async function compositionsIn(directory: string, files: Files): Promise<string[]> {
  if (!existsSync(directory)) return [];
  const names = (await files.readdir(directory)).filter(
    (name) => name !== CURRENT && !UNFINISHED.test(name),
  );
  const dated = await Promise.all(
    names.map(async (name) => ({ name, at: (await files.stat(join(directory, name))).ctimeMs })),
  );
  return dated.sort((a, b) => b.at - a.at).map(({ name }) => name);
}

async function complete(folder: string, documents: Documents, linked: Linked, files: Files) {
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

function hashOf(directory: string, documents: Documents, linked: Linked): string {
  const hash = createHash('sha256');
  for (const [name, content] of documents) hash.update(`${name}\0${content}\0`);
  for (const [name, path] of linked) hash.update(`${name}\0${relative(directory, path)}\0`);
  return hash.digest('hex').slice(0, 16);
}
