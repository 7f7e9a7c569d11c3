import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { readSiteConfig, root } from '../../platform/base';
import { buildModules } from '../../platform/build';
import { prepareTree, withEdits } from '../../platform/gate';
import { listen, remoteHandler, siteHandler } from '../../platform/hosting';
import { freePorts, type CloudEndpoints } from '../../platform/local-cloud';
import { moduleOrigin, perRemote, REMOTES, type ModuleName } from '../../platform/modules';
import { CURRENT, recompose, releaseBuilt } from '../../platform/releases';
import { editOf, type ChangedModule } from './changes';

/** A shop on this machine whose modules can be changed and released. */
export interface Shop {
  origins: ReadonlyMap<string, ModuleName>;
  url: string;
  /** Builds a module with one line changed, and makes it live. @param word differs from call to call. */
  release: (module: ChangedModule, word: string) => Promise<void>;
}

/**
 * Builds a copy of the repository, releases it and serves it as a shop is served, until this program ends.
 * @param directory for everything that is written; its former contents are deleted.
 */
export async function openShop(
  directory: string,
  localCloud: CloudEndpoints,
  shutdown: AbortSignal,
): Promise<Shop> {
  // A store of an earlier run has releases that no guest of this one had.
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
  await listen(ports.shell, siteHandler(join(store.site, CURRENT), allowed));
  for (const name of REMOTES)
    await listen(ports[name], remoteHandler(store.client(name, ''), shell));
  const ofRemotes = REMOTES.map((name) => [origins[name], name] as const);
  return {
    origins: new Map<string, ModuleName>([[shell, 'shell'], ...ofRemotes]),
    url: `${shell}/`,
    release: (module, word) =>
      withEdits(tree, [editOf(module, word)], async () => {
        await buildModules(tree, shutdown, [module]);
        await releaseBuilt(shop, [module]);
      }),
  };
}
