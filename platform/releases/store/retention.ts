import { join } from 'node:path';
import { isModuleName, MODULES, type ModuleName } from '../../modules';
import { hasCode } from '../files/files';
import { documentsIn } from '../site/documents';
import { CURRENT } from '../site/write-site';
import type { State } from './state';
import type { Store } from './store';
import { liveVersions } from './transitions';
import { withStoreLock } from './with-store-lock';

/** How many former releases of a module stay on its host, because open tabs load their files. */
const KEPT = 10;
const HOUR_MS = 3_600_000;

/** The versions of a module to keep: the live one, the canary, the latest, and those that rollbacks lead to. */
export function keptVersions(state: State, module: ModuleName): Set<string> {
  const { live, canaries, log } = state;
  const past = log.filter((entry) => entry.module === module).map(({ version }) => version);
  const latest = [...new Set(past.reverse())].slice(0, KEPT + 1);
  // Otherwise many canaries in a row would push these out of the latest.
  const earlier = liveVersions(state, module)
    .slice(-KEPT - 1)
    .reverse();
  const needed = [live[module], canaries[module]?.version];
  return new Set([...latest, ...earlier, ...needed.filter((version) => version !== undefined)]);
}

/** Deletes releases that are too old to be needed by an open tab and that no live or deployed page names. */
export async function prune(store: Store): Promise<void> {
  await withStoreLock(store, async () => {
    const state = await store.readState();
    const pages = await reachablePages(store);
    // Of a remote that was removed, open tabs need nothing here: its host keeps what was last deployed to it.
    for (const module of new Set([...MODULES, ...state.log.map((entry) => entry.module)])) {
      const kept = isModuleName(module) ? keptVersions(state, module) : new Set();
      const former = state.log.filter((entry) => entry.module === module);
      const were = new Set(former.map(({ version }) => version));
      for (const version of await storedNames(store, module)) {
        const isNamed = pages.some((page) => page.includes(`/${version}/`));
        const isOld = were.has(version) || !(await isRecent(store, module, version));
        if (!kept.has(version) && !isNamed && isOld) await remove(store, module, version);
      }
    }
  });
}

/**
 * The documents of the live composition, including those of former canaries, and of the deployed one. Guests load the
 * deployed one until the next deploy, and a deploy to a remote's host deletes files there that are not stored.
 */
async function reachablePages(store: Store): Promise<string[]> {
  const deployed = await store.readDeployed();
  const pages: string[] = Object.values(deployed?.live ?? {}).map((version) => `/${version}/`);
  for (const composition of new Set([CURRENT, deployed?.composition ?? CURRENT]))
    pages.push(...(await documentsIn(join(store.site, composition), store.files)).values());
  return pages;
}

/** Complete and interrupted releases. */
async function storedNames(store: Store, module: string): Promise<Set<string>> {
  const folders = [store.client(module, '.'), store.release(module, '.')];
  const names: string[] = [];
  for (const folder of folders) names.push(...((await ifThere(store.files.readdir(folder))) ?? []));
  return new Set(names);
}

/** Another process may just have published it and be about to make it live. */
async function isRecent(store: Store, module: string, version: string): Promise<boolean> {
  for (const folder of [store.client(module, version), store.release(module, version)]) {
    const found = await ifThere(store.files.stat(folder));
    if (found && Date.now() - found.mtimeMs < HOUR_MS) return true;
  }
  return false;
}

async function ifThere<T>(reading: Promise<T>): Promise<T | undefined> {
  try {
    return await reading;
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}

async function remove(store: Store, module: string, version: string): Promise<void> {
  const release = store.release(module, version);
  // The contract is deleted first, so that an interrupted deletion does not leave a release that counts as complete.
  for (const path of [join(release, 'contract.json'), release, store.client(module, version)])
    await store.files.rm(path);
}
