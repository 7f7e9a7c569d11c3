import type { Site } from '../base';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { ModuleName } from '../modules';
import { openStore, releaseBuilt, type Store } from '../releases';

interface CopyOptions {
  store: Store;
  /** The root of the repository. */
  root: string;
  site: Site;
  /** The modules whose last builds are released in the copy; at least one. */
  modules: readonly ModuleName[];
}

/**
 * Runs a task with a copy of a store in which these modules are released together, without a gate. The store itself
 * does not change.
 */
export async function withStoreCopy<Result>(
  { store, root, site, modules }: CopyOptions,
  task: (copy: Store) => Promise<Result>,
): Promise<Result> {
  const directory = await mkdtemp(join(tmpdir(), 'simmer-store-'));
  try {
    await cp(store.directory, directory, {
      recursive: true,
      verbatimSymlinks: true,
      // The history, which is larger than the store.
      filter: (path) => basename(path) !== '.git',
    });
    const copy = openStore(directory);
    await releaseBuilt({ store: copy, root, site }, modules);
    return await task(copy);
  } finally {
    await rm(directory, { recursive: true });
  }
}
