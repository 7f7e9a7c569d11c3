import fs from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from './files';
import type { State } from './state';
import type { Store } from './store';
import { liveVersions } from './transitions';

/** How many of a module's latest switches count: open tabs still load what these made live. */
const KEPT = 11;
const HOUR_MS = 3_600_000;

/** The versions of a module whose files stay on its host: the live ones, and those of its latest switches. */
export function keptVersions(state: State, module: string): Set<string> {
  const { live, canary, log } = state;
  const latest = log.filter((entry) => entry.module === module).slice(-KEPT);
  const now = new Map(Object.entries(live)).get(module);
  return new Set(
    // A rollback leads to the previous one, however often a canary was switched since.
    [
      now,
      liveVersions(state, module).at(-2),
      ...(canary?.module === module ? [canary.version] : []),
    ]
      .concat(latest.reverse().flatMap(({ version, former }) => [version, former]))
      .filter((version) => version !== undefined),
  );
}

/**
 * Deletes releases that no open tab needs and that no rollback leads to, and then the files that no release names.
 * @param sparedMs the minimum age of what is deleted: by default an hour, because another process may be about to make
 * newer files live.
 */
export function prune(store: Store, sparedMs = HOUR_MS): void {
  const state = store.readState();
  const isNew = (path: string) => Date.now() - fs.statSync(path).mtimeMs < sparedMs;
  for (const module of namesIn(join(store.content, 'releases'))) {
    const kept = keptVersions(state, module);
    const folder = store.release(module, '');
    for (const version of namesIn(folder)) {
      const path = join(folder, version);
      if (kept.has(version) || isNew(path)) continue;
      // First, so that an interrupted deletion does not leave a release that counts as complete.
      fs.rmSync(join(path, 'release.json'), { force: true });
      fs.rmSync(path, { recursive: true, force: true });
    }
    const named = new Set(
      namesIn(folder)
        .filter((version) => store.isStored(module, version))
        .flatMap((version) => [...store.served(module, version).values()]),
    );
    for (const name of filesBelow(store.files(module))) {
      const path = join(store.files(module), name);
      if (!named.has(path.replace(/\.br$/, '')) && !isNew(path)) fs.rmSync(path);
    }
  }
}

const namesIn = (folder: string) => (fs.existsSync(folder) ? fs.readdirSync(folder) : []);
