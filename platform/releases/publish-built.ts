import type { Site } from '../base';
import { MODULES, type ModuleName } from '../modules';
import { writeWhole } from './files';
import { publish } from './publish';
import type { Hosts } from './state';
import type { Store } from './store';
import { switchLive, type Switched } from './switch';
import { release } from './transitions';

interface Shop {
  store: Store;
  /** The root of the repository. */
  root: string;
  site: Site;
}

/** Makes the last build of every module live in one step, without a gate, for a shop on this machine. */
export async function publishBuilt({ store, root, site }: Shop, hosts: Hosts): Promise<Switched> {
  writeHosts(store, hosts);
  const versions = new Map<ModuleName, string>();
  for (const module of MODULES) versions.set(module, await publish(store, root, module));
  const at = new Date();
  return switchLive(store, site, (before) =>
    [...versions].reduce(
      (state, [module, version]) => release(state, version, { module, at }),
      before,
    ),
  );
}

/** Writes `hosts.json`. The hosts of a shop on the web are written by a person. */
export function writeHosts({ directory }: Pick<Store, 'directory'>, hosts: Hosts): void {
  writeWhole(`${directory}/hosts.json`, `${JSON.stringify(hosts, null, 2)}\n`);
}
