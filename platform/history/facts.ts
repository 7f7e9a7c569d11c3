import { statSync } from 'node:fs';
import { MODULES } from '../modules';
import { hostedFiles, KEPT_DAYS, keptVersions, type Store } from '../releases';

export type History = ReturnType<typeof historyOf>;
export type NumberedSwitch = History['switches'][number];

/** What a store knows of its releases, for the tables in the terminal and for the page. */
export function historyOf(store: Store) {
  const state = store.readState();
  const hosts = store.readHosts();
  const { commit, rules, live, log } = state;
  const releases = MODULES.flatMap((module) =>
    [...keptVersions(state, module, hosts)]
      .filter((version) => store.isStored(module, version))
      .map((version) => {
        const { contract, commit: builtFrom } = store.manifest(module, version);
        const isLive = live[module] === version;
        const own = log.filter(({ modules }) => modules[module]?.version === version);
        return {
          ...{ module, version, builtFrom, contract, isLive },
          /** The place in the log of the switch that stored it. */
          storedBy: own[0] ? log.indexOf(own[0]) : -1,
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
    ...{ commit, rules, releases, kept, keptDays: hosts.keptDays ?? KEPT_DAYS },
    /** The latest releases come first. */
    switches: log.map((entry, place) => ({ number: place + 1, ...entry })).reverse(),
  };
}
