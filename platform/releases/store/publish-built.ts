import type { Site } from '../../base';
import { MODULES, type ModuleName } from '../../modules';
import { publish } from './publish';
import type { Hosts, State } from './state';
import type { Store } from './store';
import { switchLive } from './switch';
import { release } from './transitions';

interface Shop {
  store: Store;
  /** The root of the repository. */
  root: string;
  site: Site;
}

/**
 * Makes the last builds of these modules live in one step, without a gate.
 * @param hosts of the shop from then on; by default those of the store.
 * @returns a message for each remote that could not be rendered.
 */
export async function releaseBuilt(
  { store, root, site }: Shop,
  modules: readonly ModuleName[],
  hosts?: Hosts,
): Promise<readonly string[]> {
  const versions = new Map<ModuleName, string>();
  for (const module of modules) versions.set(module, await publish(store, root, module));
  const change = (before: State) => {
    let state = before;
    for (const [module, version] of versions)
      if (state.live[module] !== version)
        state = release(state, version, { module, at: new Date() });
    return state;
  };
  return switchLive(store, site, change, hosts);
}

/** Makes the last build of every module live without a gate, for a new shop on this machine. */
export function publishBuilt(shop: Shop, hosts: Hosts): Promise<readonly string[]> {
  return releaseBuilt(shop, MODULES, hosts);
}

/**
 * Composes the live releases for other hosts.
 * @returns a message for each remote that could not be rendered.
 */
export function recompose({ store, site }: Shop, hosts: Hosts): Promise<readonly string[]> {
  return switchLive(store, site, (state) => state, hosts);
}
