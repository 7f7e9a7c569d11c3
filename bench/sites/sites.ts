import { readdirSync } from 'node:fs';
import type { RequestListener } from 'node:http';
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
import {
  bundleDocument,
  composedFiles,
  withoutInlineScripts,
  withHomePage,
  withoutScripts,
  withScript,
  type Files,
  type Origins,
} from './documents';
import type { Line } from './slow-line';

/** The compared ways to build the same site. docs/performance.md describes them. */
export type VariantName =
  | 'Simmer'
  | 'Simmer without event replay'
  | 'One bundle'
  | 'One bundle, prerendered'
  | 'Plain federation'
  | 'No scripts'
  | 'No scripts, whole menu';

/** The address of each variant's home page, in the order of the tables. */
export type Sites = ReadonlyMap<VariantName, string>;

interface Variant {
  /** The folder of a module's files for browsers. */
  clientOf: (name: ModuleName) => string;
  /** The remotes with their own origin. */
  remotes: readonly RemoteName[];
  files: (origins: Origins) => Promise<Files>;
  /** Free ports by default. */
  ports?: Readonly<Record<ModuleName, number>>;
  /** The home page to serve from now on, made from a visit to the one at this address. */
  revise?: (url: string) => Promise<string>;
}

interface SitesOptions {
  /** Runs in every page before its own scripts. */
  script?: string;
  /** Between a browser and the sites; none by default. */
  line?: Line;
  /**
   * Returns the home page at this address with its dishes drawn. Without it, no variant has the Monthly Menu in its
   * document.
   */
  drawMenu?: (url: string) => Promise<string>;
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
  { script, line, drawMenu }: SitesOptions = {},
): Promise<Sites> {
  const shop = { root, site: await readSiteConfig(root), localCloud };
  const bundle = () => join(buildsDirectory, 'bundle');
  const plain = (name: ModuleName) => join(buildsDirectory, 'plain', name);
  const composed = (change: (html: string) => string): Variant => ({
    clientOf: (name) => join(root, name, 'dist/client'),
    remotes: REMOTES,
    files: async (origins) => withHomePage(await composedFiles(shop, origins), change),
  });
  const built = (
    clientOf: Variant['clientOf'],
    remotes: readonly RemoteName[],
    isRendered: boolean,
  ): Variant => ({
    clientOf,
    remotes,
    files: async () =>
      new Map([['index.html', await bundleDocument(shop, clientOf('shell'), isRendered)]]),
  });
  const variants: (readonly [VariantName, Variant])[] = [
    ['Simmer', composed((html) => html)],
    ['Simmer without event replay', composed(withoutInlineScripts)],
    ['One bundle', built(bundle, [], false)],
    ['One bundle, prerendered', built(bundle, [], true)],
    ['Plain federation', { ...built(plain, REMOTES, false), ports: perModule(federatedPort) }],
    ['No scripts', composed(withoutScripts)],
  ];
  if (drawMenu) {
    const revise = async (url: string) => withoutScripts(await drawMenu(url));
    variants.push(['No scripts, whole menu', { ...composed((html) => html), revise }]);
  }
  const sites = new Map<VariantName, string>();
  for (const [name, variant] of variants) {
    const files = async (origins: Origins) => {
      const own = await variant.files(origins);
      return script === undefined ? own : withHomePage(own, (html) => withScript(html, script));
    };
    sites.set(name, await serve({ ...variant, files }, join(directory, name), localCloud, line));
  }
  return sites;
}

async function serve(
  { clientOf, remotes, files, ports, revise }: Variant,
  directory: string,
  localCloud: CloudEndpoints,
  line: Line | undefined,
): Promise<string> {
  const at = ports ?? (await freePorts());
  const behindLine = line && (await freePorts());
  const open = async (name: ModuleName, handler: RequestListener) => {
    await listen((behindLine ?? at)[name], handler);
    if (behindLine) await line?.relay(behindLine[name], at[name]);
  };
  const origins = perRemote((remote) => moduleOrigin(at[remote]));
  const shell = moduleOrigin(at.shell);
  const client = clientOf('shell');
  const linked = readdirSync(client).map((file) => [file, join(client, file)] as const);
  const all = await files(origins);
  const write = (shown: Files) =>
    writeSite(directory, { files: shown, warnings: [] }, new Map(linked));
  await write(all);
  const allowed = {
    remotes: remotes.map((remote) => origins[remote]),
    localServices: Object.values(localCloud),
    localModules: false,
    optional: { analytics: false, appCheck: false },
  };
  await open('shell', siteHandler(join(directory, CURRENT), allowed));
  for (const remote of remotes) await open(remote, remoteHandler(clientOf(remote), shell));
  const url = `${shell}/`;
  if (revise) {
    const html = await revise(url);
    await write(withHomePage(all, () => html));
  }
  return url;
}
