import type { SiteConfig } from '@simmer/shared/config';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { writeSite } from '../site/write-site';
import { composeStore } from './compose-store';
import { withLock } from './lock';
import { keptVersions } from './retention';
import type { State } from './state';
import type { Store } from './store';

const HASHED = /\.[0-9a-f]{8}\.\w+(\.br)?$/;
const FOR_TOOLS = /^(chunks\.json|mf-)/;

/**
 * Changes what is live: composes the site anew and makes it the live one in one step. No module is built.
 * @param change gives the new state; what it throws leaves everything as it is.
 * @returns one sentence for each part that was left to the browser.
 */
export async function switchLive(
  store: Store,
  site: SiteConfig,
  change: (state: State) => State | Promise<State>,
): Promise<readonly string[]> {
  return withLock(store.directory, async () => {
    const state = await change(await store.readState());
    const composition = await composeStore(store, await store.readHosts(), state, site);
    await writeSite(store.site, composition, await shellFilesOf(store, state));
    await store.writeState(state);
    return composition.warnings;
  });
}

/** The shell's releases, and of the live one what browsers ask for by a fixed name: icons, the picture of shared links. */
async function shellFilesOf(store: Store, state: State): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  for (const version of keptVersions(state, 'shell'))
    if (store.isStored('shell', version)) files.set(version, store.client('shell', version));
  const live = store.client('shell', state.live.shell ?? '');
  for (const name of await readdir(live))
    if (!HASHED.test(name) && !FOR_TOOLS.test(name)) files.set(name, join(live, name));
  return files;
}
