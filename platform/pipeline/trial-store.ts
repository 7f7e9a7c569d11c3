import type { Site } from '../base';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ModuleName } from '../modules';
import { openStore, releaseBuilt, type Store } from '../releases';

interface Trial {
  store: Store;
  /** The root of the repository. */
  root: string;
  site: Site;
  /** The modules whose last builds are released in the copy. */
  modules: readonly ModuleName[];
}

/**
 * Runs a task with a copy of a store in which these modules are released together, without a gate. The store itself
 * does not change.
 */
export async function withTrialStore<Result>(
  { store, root, site, modules }: Trial,
  task: (trial: Store) => Promise<Result>,
): Promise<Result> {
  const directory = await mkdtemp(join(tmpdir(), 'simmer-trial-'));
  try {
    await cp(store.directory, directory, { recursive: true, verbatimSymlinks: true });
    const trial = openStore(directory);
    if (modules.length > 0) await releaseBuilt({ store: trial, root, site }, modules);
    return await task(trial);
  } finally {
    await rm(directory, { recursive: true });
  }
}
