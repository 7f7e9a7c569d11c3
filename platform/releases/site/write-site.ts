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
/** A step below the best: half the time for a hundredth of the size. */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

/** The name under which a site's live composition is found. */
export const CURRENT = 'current';
/** Former compositions that stay: requests may be in the middle of them. */
const KEPT = 3;

/**
 * Writes a composition beside the one that is live, each file with a compressed twin, and then makes it the live one in
 * one step: whoever reads `current` gets all of the old or all of the new.
 * @param directory of the site.
 * @param linked files and folders that stand in the site as well, by their name there: hard links, since they never change.
 * @param isKept whether the documents of a canary that is no more stay, by the name of their folder.
 */
export async function writeSite(
  directory: string,
  { files }: Composition,
  linked: ReadonlyMap<string, string> = new Map(),
  isKept: (canary: string) => boolean = () => false,
): Promise<void> {
  const id = hashOf(directory, files, linked);
  const target = join(directory, id);
  // One that is there is whole, and perhaps being read.
  if (!existsSync(target)) {
    const part = join(directory, `part-${randomUUID()}`);
    await mkdir(part, { recursive: true });
    await Promise.all(
      [...files].map(([name, content]) => writeCompressed(join(part, name), content)),
    );
    for (const [name, path] of linked) await linkAll(path, join(part, name));
    await keepCanaries(join(directory, CURRENT, 'canary'), join(part, 'canary'), isKept);
    await rename(part, target);
  }
  const next = join(directory, `next-${String(process.pid)}`);
  await rm(next, { force: true });
  // A junction needs no rights on Windows; elsewhere the word is ignored.
  await symlink(id, next, 'junction');
  await rename(next, join(directory, CURRENT));
  await clearAway(directory, id);
}

async function writeCompressed(path: string, content: string): Promise<void> {
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
  // Not every file system can link.
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

async function clearAway(directory: string, live: string): Promise<void> {
  const others = (await readdir(directory)).filter((name) => name !== live && name !== CURRENT);
  const dated = await Promise.all(
    others.map(async (name) => {
      const isWhole = !/^(part|next)-/.test(name);
      return { name, at: isWhole ? (await stat(join(directory, name))).ctimeMs : 0 };
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
