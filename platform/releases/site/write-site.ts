import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import {
  copyFile,
  link,
  mkdir,
  readdir,
  rename,
  rm,
  stat,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Composition } from '../../composer';

const compress = promisify(brotliCompress);
/** Half the time of the highest quality, for files 1 % larger. */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

/** The link to the live composition. */
export const CURRENT = 'current';
/** Former compositions to keep, because running requests may still read them. */
const KEPT = 3;

/**
 * Writes a composition beside the live one, each file also precompressed, and then switches the link `current` to it.
 * Every reader gets the old composition or the new one, never a mixture.
 * @param linked files and folders to add as hard links, by their name in the site.
 * @param isKept whether to keep the documents of a former canary, by the name of their folder.
 */
export async function writeSite(
  directory: string,
  { files }: Composition,
  linked: ReadonlyMap<string, string> = new Map(),
  isKept: (canary: string) => boolean = () => false,
): Promise<void> {
  const id = hashOf(directory, files, linked);
  const target = join(directory, id);
  // If it exists it is complete, and may be in use.
  if (!existsSync(target)) {
    const part = join(directory, `part-${randomUUID()}`);
    await mkdir(part, { recursive: true });
    await Promise.all(
      [...files].map(([name, content]) => writePrecompressed(join(part, name), content)),
    );
    for (const [name, path] of linked) await linkAll(path, join(part, name));
    await keepCanaries(join(directory, CURRENT, 'canary'), join(part, 'canary'), isKept);
    await rename(part, target);
  }
  const next = join(directory, `next-${String(process.pid)}`);
  await rm(next, { force: true });
  // On Windows a junction needs no privileges. Other systems ignore the type.
  await symlink(id, next, 'junction');
  await rename(next, join(directory, CURRENT));
  await deleteOld(directory, id);
}

async function writePrecompressed(path: string, content: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, content);
  await writeFile(`${path}.br`, await compress(content, QUALITY));
}

async function linkAll(from: string, to: string): Promise<void> {
  if ((await stat(from)).isDirectory()) {
    await mkdir(to, { recursive: true });
    for (const name of await readdir(from)) await linkAll(join(from, name), join(to, name));
    return;
  }
  // Not every file system has hard links.
  await link(from, to).catch(() => copyFile(from, to));
}

async function keepCanaries(
  former: string,
  next: string,
  isKept: (canary: string) => boolean,
): Promise<void> {
  for (const name of await readdir(former).catch(() => []))
    if (isKept(name) && !existsSync(join(next, name)))
      await linkAll(join(former, name), join(next, name));
}

async function deleteOld(directory: string, live: string): Promise<void> {
  const others = (await readdir(directory)).filter((name) => name !== live && name !== CURRENT);
  const dated = await Promise.all(
    others.map(async (name) => {
      const isComplete = !/^(part|next)-/.test(name);
      return { name, at: isComplete ? (await stat(join(directory, name))).ctimeMs : 0 };
    }),
  );
  dated.sort((a, b) => b.at - a.at);
  for (const [place, { name, at }] of dated.entries())
    if (place >= KEPT || at === 0)
      await rm(join(directory, name), { recursive: true, force: true });
}

function hashOf(
  directory: string,
  files: Composition['files'],
  linked: ReadonlyMap<string, string>,
): string {
  const hash = createHash('sha256');
  for (const [name, content] of files) hash.update(`${name}\0${content}\0`);
  for (const [name, path] of linked) hash.update(`${name}\0${relative(directory, path)}\0`);
  return hash.digest('hex').slice(0, 16);
}
