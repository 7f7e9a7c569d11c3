import type { SiteConfig } from '@simmer/shared/config';
import { join } from 'node:path';
import type { Composition } from '../../composer';
import { canariesIn } from '../canary/documents';
import { canaryOf, documentsIn } from '../site/documents';
import { CURRENT } from '../site/write-site';
import type { Hosts, State } from './state';
import type { Store } from './store';
import { missingFiles, neededFiles } from './whole-documents';

/** How long to keep the documents of a former canary, because visitors may be on their way to them. */
const KEPT_MS = 3_600_000;

/** The live documents of canaries that ended recently. */
export async function formerCanaries(
  store: Store,
  hosts: Hosts,
  site: SiteConfig,
  state: State,
  composed: Composition['files'],
): Promise<Composition['files']> {
  const running = new Set([...composed.keys()].map(canaryOf));
  const former = new Map<string, string>();
  for (const [name, text] of await documentsIn(join(store.site, CURRENT), store.files)) {
    const canary = canaryOf(name);
    // Without its registry, open pages of the canary learn that it is over.
    if (canary === undefined || running.has(canary) || !name.endsWith('.html')) continue;
    const isRecent = canariesIn(canary).every((module) => changedRecently(state, module));
    // A release that only these documents need may have been deleted.
    if (isRecent && missingFiles(neededFiles(store, hosts, site, [text])).length === 0)
      former.set(name, text);
  }
  return former;
}

function changedRecently({ log }: State, module: string): boolean {
  return log.some(
    (entry) => entry.module === module && Date.now() - Date.parse(entry.at) < KEPT_MS,
  );
}
