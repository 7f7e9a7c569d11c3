import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import type { Composition } from '../../composer';
import { type Files, hasCode, nodeFiles } from '../files/files';
import { complete, type Documents, type Linked } from './complete';
import { latestFirst, noteReplaced } from './replaced-at';

/** The link to the live composition. */
export const CURRENT = 'current';
/**
 * The number of former compositions to keep: running requests may still read them, and browsers that have them need
 * updates.
 */
const KEPT = 5;
/** Names of unfinished compositions and links. */
const UNFINISHED = /^(part|next)-/;

/**
 * The name of the live composition; undefined before the first one.
 * @param directory of the composed sites.
 */
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

/** Switches the link `current` to a composition, in one step, and notes in the former one when it was replaced. */
export async function showSite(directory: string, id: string, files: Files = nodeFiles) {
  const before = await liveComposition(directory, files);
  if (before === id) return;
  // A person may have deleted it.
  if (before !== undefined && existsSync(join(directory, before)))
    await noteReplaced(directory, before, files);
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

/** The names of the stored compositions: the live one, then those that were replaced, the latest first. */
export async function compositionsIn(directory: string, files: Files): Promise<string[]> {
  if (!existsSync(directory)) return [];
  const names = (await files.readdir(directory)).filter(
    (name) => name !== CURRENT && !UNFINISHED.test(name),
  );
  const live = await liveComposition(directory, files);
  const former = names.filter((name) => name !== live);
  return [
    // It may have been deleted, or have a note from an earlier time when it was live.
    ...names.filter((name) => name === live),
    ...(await latestFirst(directory, former, files)),
  ];
}

function hashOf(directory: string, documents: Documents, linked: Linked): string {
  const hash = createHash('sha256');
  for (const [name, content] of documents) hash.update(`${name}\0${content}\0`);
  for (const [name, path] of linked) hash.update(`${name}\0${relative(directory, path)}\0`);
  return hash.digest('hex').slice(0, 16);
}
