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
 * `switching.json`: the records of a store that belong to a composition, kept during the switch to it. Only the link
 * `site/current` tells whether the switch has happened, so pages and records change in one step. If a process is killed
 * between the two, the next process can finish its work.
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
 * Records a switch that has happened, discards one that has not, and deletes the partial files of killed processes.
 * Call it with the lock.
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
    'It is from an interrupted switch. Delete it, then repeat the switch.',
  );
}
