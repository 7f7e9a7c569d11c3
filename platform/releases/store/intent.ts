import { join } from 'node:path';
import * as v from 'valibot';
import { liveComposition } from '../site/write-site';
import type { Files } from '../files/files';
import { readJson, writeJson, writerOf } from '../files/json';
import { holderOf, isAlive } from './lock';

const NAME = 'switching.json';
const IntentSchema = v.object({
  composition: v.string(),
  records: v.record(v.string(), v.unknown()),
});

/**
 * `switching.json`: the records of a store that belong to a composition, kept while a switch to it is under way. The link
 * `site/current` alone says whether the switch has happened, so pages and records change in one step, and whoever
 * comes after a process that was killed between them can finish what it began.
 */
export interface Intent {
  composition: string;
  /** By file name. */
  records: Readonly<Record<string, unknown>>;
}

/** A folder of releases, as far as records need it. */
export interface Place {
  directory: string;
  site: string;
  files: Files;
}

export async function beginSwitch({ directory, files }: Place, intent: Intent): Promise<void> {
  await writeJson(files, directory, NAME, intent);
}

/** The records of a switch that has happened and is not recorded yet. */
export async function unrecorded(place: Place): Promise<Intent['records']> {
  const intent = await readIntent(place);
  const live = await liveComposition(place.site, place.files);
  return intent !== undefined && intent.composition === live ? intent.records : {};
}

/**
 * Records the switch that has happened, forgets one that has not, and deletes what killed processes were writing.
 * To be called with the lock.
 */
export async function settle(place: Place): Promise<void> {
  const { directory, files } = place;
  for (const [name, value] of Object.entries(await unrecorded(place)))
    await writeJson(files, directory, name, value);
  await files.rm(join(directory, NAME));
  for (const name of await files.readdir(directory)) {
    const holder =
      writerOf(name) ??
      (name.startsWith('lock.') ? await holderOf(files, join(directory, name)) : undefined);
    if (holder !== undefined && !isAlive(holder)) await files.rm(join(directory, name));
  }
}

function readIntent({ directory, files }: Place): Promise<Intent | undefined> {
  return readJson(
    files,
    join(directory, NAME),
    IntentSchema,
    'A switch wrote it and was broken off. Delete it, and then make the switch again.',
  );
}
