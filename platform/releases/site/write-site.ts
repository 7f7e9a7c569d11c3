import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import type { Composition } from '../../composer';
import { type Files, hasCode, nodeFiles } from '../files/files';
import { complete, type Documents, type Linked } from './complete';

/** The link to the live composition. */
export const CURRENT = 'current';
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
  const former = await showSite(directory, id);
  await deleteOthers(directory, [id, former]);
}

/**
 * Writes a composition next to the live one.
 * @returns its name, which depends only on its content.
 */
export async function prepareSite(
  directory: string,
  documents: Documents,
  linked: Linked,
  files: Files = nodeFiles,
): Promise<string> {
  const id = hashOf(directory, documents, linked);
  const target = join(directory, id);
  await files.mkdir(directory);
  const leftovers = (await files.readdir(directory)).filter((name) => UNFINISHED.test(name));
  for (const name of leftovers) await files.rm(join(directory, name));
  // It may be in use, so it is only completed. A file can be missing if it was deleted.
  if (existsSync(target)) await complete(target, documents, linked, files);
  else {
    const part = join(directory, `part-${randomUUID()}`);
    await complete(part, documents, linked, files);
    await files.rename(part, target);
  }
  return id;
}

/**
 * Switches the link `current` to a composition, in one step.
 * @returns the name of the one before it.
 */
export async function showSite(
  directory: string,
  id: string,
  files: Files = nodeFiles,
): Promise<string | undefined> {
  const former = await liveComposition(directory, files);
  if (former === id) return former;
  const next = join(directory, `next-${String(process.pid)}`);
  await files.rm(next);
  await files.symlink(id, next);
  await files.rename(next, join(directory, CURRENT));
  return former;
}

/**
 * Deletes all compositions but these.
 * @param kept the live one, and the one before it, which running requests may still read.
 */
export async function deleteOthers(
  directory: string,
  kept: readonly (string | undefined)[],
  files: Files = nodeFiles,
): Promise<void> {
  for (const name of await files.readdir(directory))
    if (name !== CURRENT && !kept.includes(name)) await files.rm(join(directory, name));
}

function hashOf(directory: string, documents: Documents, linked: Linked): string {
  const hash = createHash('sha256');
  for (const [name, content] of documents) hash.update(`${name}\0${content}\0`);
  for (const [name, path] of linked) hash.update(`${name}\0${relative(directory, path)}\0`);
  return hash.digest('hex').slice(0, 16);
}
