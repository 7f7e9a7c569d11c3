import { parseRegistry } from '@simmer/shared/registry';
import { join } from 'node:path';
import { CliError, type Site } from '../base';
import { isModuleName, MODULES, type ModuleName } from '../modules';
import {
  composeLive,
  keptVersions,
  livePath,
  requireNewest,
  requireNotOlder,
  siteOf,
  type Hosts,
  type State,
  type Store,
} from '../releases';
import { type Addresses, addressesOf, type Upload, uploadOf } from './upload';
import { fetchText } from './verify-urls';

export interface PlanOptions {
  store: Store;
  site: Site;
  /** The root of the repository. */
  root: string;
  /** Pages that a job without credentials composed; by default, this checkout composes them. */
  pages?: ReadonlyMap<string, string>;
  /** Whether the store may lack a pushed switch or files that guests use, and the checkout may be older. */
  mayBeOlder?: boolean;
}

/** What a deploy has to do. */
export interface Plan {
  /** The Hosting site of each live module. */
  sites: ReadonlyMap<ModuleName, string>;
  /** What the hosts are to serve. */
  upload: Upload;
  addresses: Addresses;
  /** `registry.json` as guests get it now; undefined before the first deploy. */
  registry: string | undefined;
  /** What is wrong with the composed pages, although they can be deployed. */
  warnings: readonly string[];
}

/**
 * What has to be done so that guests get what is live in the store.
 * @throws CliError when the store cannot be deployed, or the deploy would take something from guests: a newer switch,
 * newer sources, or files that the deployed pages name.
 */
export async function planDeploy(options: PlanOptions): Promise<Plan> {
  const { store, site, root, mayBeOlder = false } = options;
  const state = store.readState();
  const hosts = store.readHosts();
  if (state.live.shell === undefined)
    throw new CliError(
      `Nothing is released in ${store.directory}. Run "npm run release -- ${MODULES.join(' ')} --store ${store.directory}" first.`,
    );
  const sites = sitesOf(store, hosts, state);
  await requireNotOlder(root, state.commit, mayBeOlder);
  if (!mayBeOlder) await requireNewest(store);
  const shop = new URL(site.business.url).origin;
  const registry = await deployedRegistry(site);
  const named = [...versionsIn(registry), ...canaryIn(await fetchText(`${shop}/`))];
  for (const [module, version] of mayBeOlder ? [] : named)
    if (!keptVersions(state, module).has(version) || !store.isStored(module, version))
      throw new CliError(
        `Guests have ${module} ${version}, which is not among the latest of ${livePath(store)}: a deploy would delete files that they use. Nothing was deployed. Update the store ("git pull" in it), then deploy again, or use --older: pages that are open then may have to be reloaded.`,
      );
  const { files: pages, warnings } = options.pages
    ? { files: options.pages, warnings: [] }
    : await composeLive(store, hosts, state, site);
  const upload = uploadOf({ store, state, hosts, site, pages });
  return {
    sites,
    upload,
    addresses: addressesOf(upload, hosts, shop),
    registry,
    warnings,
  };
}

function sitesOf(store: Store, { sites }: Hosts, { live }: State): Map<ModuleName, string> {
  if (!sites)
    throw new CliError(
      `${join(store.directory, 'hosts.json')} names no "sites", so there is nowhere to deploy to: docs/going-live.md shows how to write it.`,
    );
  const deployed = MODULES.filter((name) => live[name] !== undefined);
  return new Map(deployed.map((module) => [module, siteOf(sites, module)]));
}

/** `registry.json` as guests get it now; undefined before the first deploy. */
export function deployedRegistry({ business }: Site): Promise<string | undefined> {
  return fetchText(`${new URL(business.url).origin}/registry.json`);
}

/** The versions that a registry names. */
function versionsIn(registry: string | undefined): [ModuleName, string][] {
  if (registry === undefined) return [];
  const { shell, modules } = parseRegistry(JSON.parse(registry));
  return Object.entries({ ...(shell && { shell }), ...modules }).flatMap(([module, { version }]) =>
    isModuleName(module) ? [[module, version]] : [],
  );
}

/** Read from the script that chooses the visitors of a canary, because only the canary's documents name its files. */
function canaryIn(home: string | undefined): [ModuleName, string][] {
  return [...(home ?? '').matchAll(/"module":"([\w-]+)","version":"([\w.-]+)","share"/g)].flatMap(
    ([, module = '', version = '']) => (isModuleName(module) ? [[module, version]] : []),
  );
}
