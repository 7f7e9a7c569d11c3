import type { SiteConfig } from '@simmer/shared/config';
import { firebaseConfig, optionalServices } from '../../hosting';
import { MODULES, type ModuleName } from '../../modules';
import type { Hosts, State } from './state';

/**
 * The `firebase.json` if the hosts of a store name Firebase Hosting sites.
 * @param documents the texts of all documents of the composition, including those of a canary that just ended.
 * @param versions of each module that its host keeps.
 */
export function hostingRecord(
  { origins, sites, allowLocalModules = false, includeSubDomains = false }: Hosts,
  documents: Iterable<string>,
  site: SiteConfig,
  versions: Readonly<Record<ModuleName, readonly string[]>>,
): { 'firebase.json'?: unknown } {
  if (!sites) return {};
  const config = firebaseConfig({
    origins,
    sites,
    documents,
    optional: optionalServices(site),
    localModules: allowLocalModules,
    includeSubDomains,
    versions,
    shopOrigin: new URL(site.business.url).origin,
  });
  return { 'firebase.json': config };
}

/** The live modules that a deploy to Firebase Hosting could not bring to a host. */
export function modulesWithoutSite({ sites }: Hosts, live: State['live']): ModuleName[] {
  if (!sites) return [];
  return MODULES.filter((name) => live[name] !== undefined && sites[name] === undefined);
}
