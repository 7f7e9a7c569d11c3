import type { SiteConfig } from '@simmer/shared/config';
import { MODULES } from '../../modules';
import { publish } from './publish';
import type { Hosts } from './state';
import type { Store } from './store';
import { switchLive } from './switch';
import { release } from './transitions';

interface Shop {
  store: Store;
  /** The repository's folder. */
  root: string;
  site: SiteConfig;
}

/**
 * Makes the last build of every module live, as it is: how a shop on this machine begins, without a gate.
 * @returns one sentence for each part that was left to the browser.
 */
export async function publishBuilt(
  { store, root, site }: Shop,
  hosts: Hosts,
): Promise<readonly string[]> {
  await store.writeHosts(hosts);
  const versions = new Map(
    await Promise.all(
      MODULES.map(async (module) => [module, await publish(store, root, module)] as const),
    ),
  );
  return switchLive(store, site, (before) => {
    let state = before;
    for (const [module, version] of versions)
      if (state.live[module] !== version)
        state = release(state, version, { module, at: new Date() });
    return state;
  });
}

/** Composes what is live for other hosts. @returns one sentence for each part that was left to the browser. */
export async function recompose({ store, site }: Shop, hosts: Hosts): Promise<readonly string[]> {
  await store.writeHosts(hosts);
  return switchLive(store, site, (state) => state);
}
