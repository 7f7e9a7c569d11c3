import fs from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from '../base';
import type { Hosts, State } from './state';
import type { Store } from './store';
import { liveVersions } from './transitions';

/** How many of a module's latest switches count, however old they are. */
const LEAST_SWITCHES = 11;
/** For how many days tabs may stay open and addresses of stored releases may be used, unless `hosts.json` says more or less. */
export const KEPT_DAYS = 14;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/**
 * The versions of a module whose files stay on its host: the live one first, then the latest. They include what was
 * live or stored in the last days, what its latest switches made live or replaced, and what a rollback leads to.
 */
export function keptVersions(
  state: State,
  module: string,
  { keptDays = KEPT_DAYS }: Pick<Hosts, 'keptDays'> = {},
): Set<string> {
  const { live, log } = state;
  // The time is not that of the clock: pages and hosts depend only on the store, so that the same store always gives
  // the same bytes. Nor is it that of one person's clock, which may be ahead by years.
  const now = Math.min(...log.slice(-3).map(({ at }) => Date.parse(at)));
  const own = log.filter(({ modules }) => module in modules);
  const kept = own.filter(
    ({ at }, place) =>
      place >= own.length - LEAST_SWITCHES || now - Date.parse(at) < keptDays * DAY_MS,
  );
  return new Set(
    [live[module], liveVersions(state, module).at(-2)]
      .concat(
        kept
          .reverse()
          .flatMap(({ modules }) => [modules[module]?.version, modules[module]?.former]),
      )
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
  const hosts = store.readHosts();
  const isNew = (path: string) => Date.now() - fs.statSync(path).mtimeMs < sparedMs;
  for (const module of namesIn(join(store.content, 'releases'))) {
    const kept = keptVersions(state, module, hosts);
    const folder = store.release(module, '');
    for (const version of namesIn(folder)) {
      const path = join(folder, version);
      if (kept.has(version) || isNew(path)) continue;
      // The manifest is deleted first, so that an interrupted deletion does not leave a release that counts as
      // complete.
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
      if (!named.has(path) && !isNew(path)) fs.rmSync(path);
    }
  }
}

/** The folders in a folder. A Mac leaves files in those that somebody has opened. */
const namesIn = (folder: string) =>
  fs.existsSync(folder)
    ? fs
        .readdirSync(folder, { withFileTypes: true })
        .flatMap((entry) => (entry.isDirectory() ? [entry.name] : []))
    : [];
