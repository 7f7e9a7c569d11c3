import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import type { Files } from '../files/files';

/**
 * Contains the time at which a composition was replaced. The times of the file system do not tell: in a pipeline the
 * store is a new checkout of git, and every file has the time of the checkout. Hosting neither deploys nor verifies a
 * name that begins with a dot.
 */
const REPLACED_AT = '.replaced-at';
const TimeSchema = v.pipe(v.string(), v.trim(), v.isoTimestamp(), v.transform(Date.parse));

/** Notes in a composition that another one is about to replace it. */
export async function noteReplaced(directory: string, name: string, files: Files): Promise<void> {
  // Renamed, so that a killed process leaves no half of a time, which could be a valid one.
  const part = join(directory, `part-${randomUUID()}`);
  await files.writeFile(part, `${new Date().toISOString()}\n`);
  await files.rename(part, join(directory, name, REPLACED_AT));
}

/** Sorts compositions by when they were replaced, the latest first. */
export async function latestFirst(
  directory: string,
  names: readonly string[],
  files: Files,
): Promise<string[]> {
  const dated = await Promise.all(
    names.map(async (name) => {
      const folder = join(directory, name);
      return {
        name,
        replaced: await replacedAt(folder, files),
        changed: (await files.stat(folder)).ctimeMs,
      };
    }),
  );
  return dated
    .sort((a, b) => b.replaced - a.replaced || b.changed - a.changed)
    .map(({ name }) => name);
}

/**
 * @returns 0 for a composition without the note: it was replaced before stores had notes, or was never shown. It counts
 * as older than all that have one, however new its checkout is.
 */
async function replacedAt(folder: string, files: Files): Promise<number> {
  const path = join(folder, REPLACED_AT);
  if (!existsSync(path)) return 0;
  const { success, output } = v.safeParse(TimeSchema, await files.readFile(path));
  return success ? output : 0;
}
