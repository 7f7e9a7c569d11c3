import { join } from 'node:path';
import * as v from 'valibot';
import { CliError } from '../base';
import { parseJson } from '../hosting';
import type { Site } from '../shop';
import { isModule, MODULES } from '../modules';
import { keptVersions, livePath, siteOf, type Hosts, type State, type Store } from '../releases';
import { type Addresses, addressesOf, type Upload, uploadOf } from './upload';
import { fetchText } from './verify-urls';

export interface PlanInput {
  store: Store;
  site: Site;
  /** What guests are to get, and its pages. */
  state: State;
  pages: ReadonlyMap<string, string>;
  /** Whether the store may lack files that guests use. */
  mayBeOlder?: boolean;
}

/** What a deploy has to do. */
export interface Plan {
  /** The Hosting site of each live module. */
  sites: ReadonlyMap<string, string>;
  /** What the hosts are to serve. */
  upload: Upload;
  addresses: Addresses;
  /** The shop's own origin. */
  shop: string;
}

/**
 * What has to be done so that guests get a state of the store.
 * @throws CliError when the store cannot be deployed, or the deploy would take files from guests.
 */
export async function planDeploy(input: PlanInput): Promise<Plan> {
  const { store, site, state, pages, mayBeOlder = false } = input;
  const hosts = store.readHosts();
  if (state.live.shell === undefined)
    throw new CliError(
      `Nothing is released in ${store.directory}. Run "npm run release -- ${MODULES.join(' ')} --store ${store.directory}" first.`,
    );
  const sites = sitesOf(store, hosts, state);
  const shop = new URL(site.business.url).origin;
  for (const [module, version] of mayBeOlder ? [] : await deployedVersions(site))
    if (!keptVersions(state, module, hosts).has(version) || !store.isStored(module, version))
      throw new CliError(
        `Guests have ${module} ${version}, which is not among the latest of ${livePath(store)}: a deploy would delete files that they use. Nothing was deployed. Update the store ("git pull" in it), then try again, or use --older: pages that are open then may have to be reloaded.`,
      );
  const upload = uploadOf({ store, state, hosts, site, pages });
  return { sites, upload, addresses: addressesOf(upload, hosts, shop), shop };
}

function sitesOf(store: Store, { sites }: Hosts, { live }: State): Map<string, string> {
  if (!sites)
    throw new CliError(
      `${join(store.directory, 'hosts.json')} names no "sites", so there is nowhere to deploy to: docs/going-live.md shows how to write it.`,
    );
  const deployed = MODULES.filter((name) => live[name] !== undefined);
  return new Map(deployed.map((module) => [module, siteOf(sites, module)]));
}

const release = v.object({ version: v.string() });
const DeployedSchema = v.object({
  shell: v.exactOptional(release),
  modules: v.record(v.string(), release),
});

/**
 * The versions that guests get now, as the deployed registry says; none before the first deploy.
 * @throws CliError when the shop cannot be reached, or it is unknown what is there.
 */
export async function deployedVersions({ business }: Site): Promise<Map<string, string>> {
  const url = `${new URL(business.url).origin}/registry.json`;
  const registry = await fetchText(url);
  // Another site, which this shop is to replace, may answer an unknown address with a page.
  if (registry === undefined || registry.trimStart().startsWith('<')) return new Map();
  const parsed = v.safeParse(DeployedSchema, parseJson(registry));
  if (!parsed.success)
    throw new CliError(
      `${url} is no registry, so what is live there is unknown. Check business.url and the host, then run the command again.`,
    );
  const { shell, modules } = parsed.output;
  return new Map(
    Object.entries({ ...(shell && { shell }), ...modules }).flatMap(([module, { version }]) =>
      isModule(module) ? [[module, version] as const] : [],
    ),
  );
}
