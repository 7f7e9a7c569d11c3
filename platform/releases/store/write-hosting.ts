import type { SiteConfig } from '@simmer/shared/config';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { firebaseConfig } from '../../hosting';
import { CURRENT } from '../site/write-site';
import type { Hosts } from './state';
import type { Store } from './store';

/**
 * Writes `firebase.json` if the hosts of the store name Firebase Hosting sites. The documents are read from the live site,
 * because it still has those of a canary that just ended.
 */
export async function writeHosting(
  store: Store,
  { origins, sites }: Hosts,
  site: SiteConfig,
): Promise<void> {
  if (!sites) return;
  const config = firebaseConfig({
    origins,
    sites,
    documents: await documentsIn(join(store.site, CURRENT)),
    hasAnalytics: site.firebase.measurementId !== undefined,
    shopOrigin: new URL(site.business.url).origin,
  });
  await writeFile(join(store.directory, 'firebase.json'), `${JSON.stringify(config, null, 2)}\n`);
}

async function documentsIn(directory: string): Promise<string[]> {
  const names = await readdir(directory, { recursive: true });
  const documents = names.filter((name) => name.endsWith('.html'));
  return Promise.all(documents.map((name) => readFile(join(directory, name), 'utf8')));
}
