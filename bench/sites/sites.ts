import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { readSiteConfig } from '../../platform/base';
import { listen, remoteHandler, siteHandler } from '../../platform/hosting';
import { freePorts, type CloudEndpoints } from '../../platform/local-cloud';
import {
  moduleOrigin,
  perModule,
  perRemote,
  REMOTES,
  type ModuleName,
  type RemoteName,
} from '../../platform/modules';
import { CURRENT, writeSite } from '../../platform/releases';
import { buildsDirectory } from '../build/build-variants';
import { federatedPort } from '../build/federated-ports';
import type { VariantName } from '../variants';
import { bundleDocument, composedDocument, type Origins } from './documents';
import { withoutInlineScripts, withoutScripts } from './html';

/** The address of each variant's home page. */
export type Sites = ReadonlyMap<VariantName, string>;

interface Variant {
  /** The folder of a module's files for browsers. */
  clientOf: (name: ModuleName) => string;
  /** Those with an origin of their own. */
  remotes: readonly RemoteName[];
  document: (origins: Origins) => Promise<string>;
  /** Free ones unless given. */
  ports?: Readonly<Record<ModuleName, number>>;
}

async function readVariants(
  root: string,
  localCloud: CloudEndpoints,
): Promise<readonly (readonly [VariantName, Variant])[]> {
  const shop = { root, site: await readSiteConfig(root), localCloud };
  const ours = (name: ModuleName) => join(root, name, 'dist/client');
  const bundle = () => join(buildsDirectory, 'bundle');
  const plain = (name: ModuleName) => join(buildsDirectory, 'plain', name);
  const composed = (change: (html: string) => string) => ({
    clientOf: ours,
    remotes: REMOTES,
    document: async (origins: Origins) => change(await composedDocument(shop, origins)),
  });
  const built = (
    clientOf: Variant['clientOf'],
    remotes: readonly RemoteName[],
    isRendered: boolean,
  ) => ({
    clientOf,
    remotes,
    document: () => bundleDocument(shop, clientOf('shell'), isRendered),
  });
  return [
    ['composed', composed((html) => html)],
    ['withoutReplay', composed(withoutInlineScripts)],
    ['bundle', built(bundle, [], false)],
    ['prerendered', built(bundle, [], true)],
    ['federated', { ...built(plain, REMOTES, false), ports: perModule(federatedPort) }],
    ['static', composed(withoutScripts)],
  ];
}

/**
 * Serves every variant until this program ends. All of them read the same local cloud.
 * @param directory for the variants' documents.
 * @throws CliError when a build is missing or a port is taken.
 */
export async function startSites(
  root: string,
  directory: string,
  localCloud: CloudEndpoints,
): Promise<Sites> {
  const sites = new Map<VariantName, string>();
  for (const [name, { clientOf, remotes, document, ports }] of await readVariants(
    root,
    localCloud,
  )) {
    const at = ports ?? (await freePorts());
    const origins = perRemote((remote) => moduleOrigin(at[remote]));
    const shell = moduleOrigin(at.shell);
    const client = clientOf('shell');
    const live = join(directory, name);
    const files = new Map([['index.html', await document(origins)]]);
    const linked = readdirSync(client).map((file) => [file, join(client, file)] as const);
    await writeSite(live, { files, warnings: [] }, new Map(linked));
    const allowed = {
      remotes: remotes.map((remote) => origins[remote]),
      localServices: Object.values(localCloud),
      hasAnalytics: false,
    };
    await listen(at.shell, siteHandler(join(live, CURRENT), allowed));
    for (const remote of remotes) await listen(at[remote], remoteHandler(clientOf(remote), shell));
    sites.set(name, `${shell}/`);
  }
  return sites;
}
