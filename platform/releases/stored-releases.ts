import { readBuild, type StoredReleases } from '../composer';
import { REMOTES } from '../modules';
import { incompatibilities } from './incompatibilities';
import { keptVersions } from './retention';
import type { Hosts, State } from './state';
import type { Store } from './store';

/** The releases that a tab may try: those on the hosts of the remotes. One that does not fit the live shell has no entry. */
export async function storedReleases(
  store: Store,
  hosts: Hosts,
  state: State,
): Promise<StoredReleases> {
  const { origins } = hosts;
  const { shell } = state.live;
  // The composer reports it.
  if (shell === undefined || !store.isStored('shell', shell)) return {};
  const { contract } = store.manifest('shell', shell);
  const found = async (module: string, version: string) => {
    const at = state.log.find(({ modules }) => modules[module]?.version === version)?.at;
    const since = at === undefined ? {} : { at };
    const remote = store.manifest(module, version).contract;
    if (incompatibilities(contract, remote, 'remote').length > 0) return [version, since] as const;
    const { entry, integrity: files } = await readBuild(store.release(module, version));
    const integrity = files[entry];
    const address = `${origins[module] ?? ''}/${entry}`;
    return [
      version,
      { ...since, entry: address, ...(integrity !== undefined && { integrity }) },
    ] as const;
  };
  const remotes = REMOTES.filter((name) => origins[name] !== undefined).map(async (module) => {
    const versions = [...keptVersions(state, module, hosts)].filter((one) =>
      store.isStored(module, one),
    );
    const releases = await Promise.all(versions.map((version) => found(module, version)));
    return [module, Object.fromEntries(releases)] as const;
  });
  return Object.fromEntries(await Promise.all(remotes));
}
