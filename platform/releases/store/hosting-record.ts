import type { SiteConfig } from '@simmer/shared/config';
import { firebaseConfig, optionalServices } from '../../hosting';
import type { ModuleName } from '../../modules';
import type { Hosts } from './state';

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
