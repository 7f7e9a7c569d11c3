import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { MODULES, type ModuleName } from '../../modules';
import type { State } from './state';
import type { Store } from './store';

/** How many releases of a module stay on its host besides what is live: open tabs ask for their files. */
const KEPT = 10;

/** The versions of a module that must stay: live, on trial, and those that were last. */
export function keptVersions({ live, canaries, log }: State, module: ModuleName): Set<string> {
  const past = log.filter((entry) => entry.module === module).map(({ version }) => version);
  const latest = [...new Set(past.reverse())].slice(0, KEPT + 1);
  const needed = [live[module], canaries[module]?.version];
  return new Set([...latest, ...needed.filter((version) => version !== undefined)]);
}

/** Deletes what no open tab can be expected to ask for any more. */
export async function prune(store: Store, state: State): Promise<void> {
  for (const module of MODULES) {
    const kept = keptVersions(state, module);
    const stored = await readdir(join(store.directory, 'releases', module)).catch(() => []);
    for (const version of stored) {
      if (kept.has(version) || version.endsWith('.part')) continue;
      await rm(store.release(module, version), { recursive: true, force: true });
      await rm(store.client(module, version), { recursive: true, force: true });
    }
  }
}
