import type { ServedSite } from '../hosting';
import type { Site } from '../shop';
import type { Composition } from '../composer';
import { composeLive } from './compose-live';
import { readText } from './files';
import { keptVersions } from './retention';
import type { Hosts, State } from './state';
import { livePath, type Store } from './store';

/** What each module's host serves now: the files of every release that open tabs may still use, by address. */
export function hostedFiles(
  store: Store,
  hosts: Hosts,
  state: State,
  module: string,
): Map<string, string> {
  const files = new Map<string, string>();
  // The newest release comes last, so that its favicon counts.
  for (const version of [...keptVersions(state, module, hosts)].reverse())
    if (store.isStored(module, version))
      for (const [address, path] of store.served(module, version)) files.set(address, path);
  return files;
}

/** The file that the composer does not write: the owner's photo, by its name in the site. */
export function photoOf({ theme }: Site): ReadonlyMap<string, Uint8Array> {
  const photo = theme?.picture?.photo;
  return new Map(photo ? [[photo.name, photo.bytes]] : []);
}

/**
 * The pages of a store for a server on this machine. They are composed again when `live.json` has changed.
 * @returns what is live at the moment of the call.
 */
export function liveSite(store: Store, hosts: Hosts, site: Site): () => Promise<ServedSite> {
  let shown: { text: string | undefined; site: Promise<ServedSite> } | undefined;
  return () => {
    const text = readText(livePath(store));
    if (shown?.text === text && shown) return shown.site;
    const latest = { text, site: composedSite(store, hosts, site, store.readState()) };
    shown = latest;
    // A failure may be repaired without another switch.
    latest.site.catch(() => {
      if (shown === latest) shown = undefined;
    });
    return latest.site;
  };
}

async function composedSite(
  store: Store,
  hosts: Hosts,
  site: Site,
  state: State,
): Promise<ServedSite> {
  const { files }: Composition = await composeLive(store, hosts, state, site);
  const own = hostedFiles(store, hosts, state, 'shell');
  return {
    composed: new Map<string, string | Uint8Array>([...files, ...photoOf(site)]),
    pathOf: (name) => own.get(name),
  };
}
