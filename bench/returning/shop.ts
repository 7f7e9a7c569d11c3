import { rmSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import { readSiteConfig, root } from '../../platform/base';
import { buildModules } from '../../platform/build';
import { prepareTree, withEdits } from '../../platform/gate';
import { listen, remoteHandler, siteHandler } from '../../platform/hosting';
import { freePorts, type CloudEndpoints } from '../../platform/local-cloud';
import { moduleOrigin, perRemote, REMOTES, type ModuleName } from '../../platform/modules';
import { CURRENT, recompose, releaseBuilt } from '../../platform/releases';
import { editOf, type ChangedModule } from './changes';
import { createHostLog, type HostLog } from './hosts';

/** A shop on this machine whose modules can be changed and released. */
export interface Shop {
  url: string;
  hosts: HostLog;
  /**
   * Builds a module with one line changed, and makes it live.
   * @param word differs from call to call.
   */
  release: (module: ChangedModule, word: string) => Promise<void>;
}

/**
 * Builds a copy of the repository, releases it and serves it like a real shop until this program ends.
 * @param directory for all written files. Its previous content is deleted.
 */
export async function openShop(
  directory: string,
  localCloud: CloudEndpoints,
  shutdown: AbortSignal,
): Promise<Shop> {
  // The store of an earlier run has releases that were never live in this run.
  rmSync(directory, { recursive: true, force: true });
  const { tree, store } = await prepareTree(directory, shutdown);
  const site = await readSiteConfig(root);
  const ports = await freePorts();
  const origins = perRemote((name) => moduleOrigin(ports[name]));
  const shell = moduleOrigin(ports.shell);
  const shop = { store, root: tree, site };
  await recompose(shop, { origins, localCloud });
  const allowed = {
    remotes: Object.values(origins),
    localServices: Object.values(localCloud),
    localModules: false,
    optional: { analytics: false, appCheck: false },
  };
  const hosts = createHostLog();
  const serve = (name: ModuleName, handler: RequestListener) =>
    listen(ports[name], hosts.recorded(name, handler));
  await serve('shell', siteHandler(join(store.site, CURRENT), allowed));
  for (const name of REMOTES) await serve(name, remoteHandler(store.client(name, ''), shell));
  return {
    url: `${shell}/`,
    hosts,
    release: (module, word) =>
      withEdits(tree, [editOf(module, word)], async () => {
        await buildModules(tree, shutdown, [module]);
        await releaseBuilt(shop, [module]);
      }),
  };
}
