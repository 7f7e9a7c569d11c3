import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { MODULES, type ModuleName } from '../../modules';
import { withLock } from './lock';
import type { State } from './state';
import type { Store } from './store';
import { liveVersions } from './transitions';

/** How many former releases of a module stay on its host: open tabs load their files. */
const KEPT = 10;
const HOUR_MS = 3_600_000;

/** The versions of a module to keep: live, canary, the latest, and those that rollbacks lead to. */
export function keptVersions(state: State, module: ModuleName): Set<string> {
  const { live, canaries, log } = state;
  const past = log.filter((entry) => entry.module === module).map(({ version }) => version);
  const latest = [...new Set(past.reverse())].slice(0, KEPT + 1);
  // Many canaries in a row would push these out of the latest.
  const earlier = liveVersions(state, module)
    .slice(-KEPT - 1)
    .reverse();
  const needed = [live[module], canaries[module]?.version];
  return new Set([...latest, ...earlier, ...needed.filter((version) => version !== undefined)]);
}

/** Deletes releases that are too old for an open tab to need. */
export async function prune(store: Store): Promise<void> {
  await withLock(store.directory, async () => {
    const state = await store.readState();
    for (const module of MODULES) {
      const kept = keptVersions(state, module);
      const former = state.log.filter((entry) => entry.module === module);
      const were = new Set(former.map(({ version }) => version));
      for (const version of await storedNames(store, module))
        if (!kept.has(version) && (were.has(version) || !(await isRecent(store, module, version))))
          await remove(store, module, version);
    }
  });
}

/** Complete and interrupted releases. */
async function storedNames(store: Store, module: ModuleName): Promise<Set<string>> {
  const folders = [store.client(module, '.'), store.release(module, '.')];
  const names = await Promise.all(folders.map((folder) => readdir(folder).catch(() => [])));
  return new Set(names.flat());
}

/** Another process may have just published it and be about to make it live. */
async function isRecent(store: Store, module: ModuleName, version: string): Promise<boolean> {
  const folders = [store.client(module, version), store.release(module, version)];
  const times = await Promise.all(
    folders.map((folder) =>
      stat(folder).then(
        ({ mtimeMs }) => mtimeMs,
        () => 0,
      ),
    ),
  );
  return Date.now() - Math.max(...times) < HOUR_MS;
}

async function remove(store: Store, module: ModuleName, version: string): Promise<void> {
  const release = store.release(module, version);
  // The contract goes first, so that an interrupted deletion does not leave a release that counts as complete.
  for (const path of [join(release, 'contract.json'), release, store.client(module, version)])
    await rm(path, { recursive: true, force: true });
}
