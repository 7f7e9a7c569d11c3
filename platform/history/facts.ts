import { statSync } from 'node:fs';
import { MODULES } from '../modules';
import { hostedFiles, KEPT_DAYS, keptVersions, type Store } from '../releases';

export type History = ReturnType<typeof historyOf>;
export type NumberedSwitch = History['switches'][number];

/** What a store knows of its releases, for the tables. */
export function historyOf(store: Store) {
  const state = store.readState();
  const hosts = store.readHosts();
  const { live, log } = state;
  const releases = MODULES.flatMap((module) =>
    [...keptVersions(state, module, hosts)]
      .filter((version) => store.isStored(module, version))
      .map((version) => {
        const { contract, commit: builtFrom } = store.manifest(module, version);
        const isLive = live[module] === version;
        const own = log.filter(({ modules }) => modules[module]?.version === version);
        return {
          ...{ module, version, builtFrom, contract, isLive },
          since: own.at(-1)?.at ?? '',
        };
      }),
  );
  const kept = MODULES.map((module) => {
    const paths = new Set(hostedFiles(store, hosts, state, module).values());
    const bytes = [...paths].reduce((sum, path) => sum + statSync(path).size, 0);
    return { module, releases: keptVersions(state, module, hosts).size, bytes };
  });
  return {
    ...{ releases, kept, keptDays: hosts.keptDays ?? KEPT_DAYS },
    /** The latest releases come first. */
    switches: log.map((entry, place) => ({ number: place + 1, ...entry })).reverse(),
  };
}
