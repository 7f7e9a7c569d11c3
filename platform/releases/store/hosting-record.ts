import type { SiteConfig } from '@simmer/shared/config';
import { firebaseConfig } from '../../hosting';
import type { Hosts } from './state';

/**
 * `firebase.json` if the hosts of a store name Firebase Hosting sites.
 * @param documents the texts of all documents of the composition, also those of a canary that just ended.
 */
export function hostingRecord(
  { origins, sites }: Hosts,
  documents: Iterable<string>,
  site: SiteConfig,
): { 'firebase.json'?: unknown } {
  if (!sites) return {};
  const config = firebaseConfig({
    origins,
    sites,
    documents,
    hasAnalytics: site.firebase.measurementId !== undefined,
    shopOrigin: new URL(site.business.url).origin,
  });
  return { 'firebase.json': config };
}
