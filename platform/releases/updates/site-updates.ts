import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseRegistry } from '@simmer/shared/registry';
import { parseJson, UPDATES } from '../../hosting';
import { isModuleName, type ModuleName } from '../../modules';
import type { Files } from '../files/files';
import { documentsIn } from '../site/documents';
import { compositionsIn } from '../site/write-site';
import { type Change, changedFiles, changeOf, hashOfText, type ReleasedFiles } from './changes';

/** How a browser that has an earlier composition makes the live one from it (shell/src/offline/service-worker.ts). */
interface Update {
  /** Of the shell and the remotes that are live now. */
  versions: readonly string[];
  /** The addresses of the releases that are no longer live. */
  gone: readonly string[];
  /** Of all pages, by their paths, and of files. */
  changes: readonly Change[];
}

type Documents = ReadonlyMap<string, string>;
/** The folder of a released client build. */
type ClientOf = (module: ModuleName, version: string) => string;

/**
 * For each stored composition, and for the one that is about to be live: the update of a browser from it to the latter.
 * A browser requests it by the hash of its home page.
 * @param documents the composition that is about to be live.
 * @param isThere whether it has a file from an earlier time when it was live. Such files are not made again.
 * @returns the other files, by their name in the site.
 */
export async function siteUpdates(
  { site, client, files }: { site: string; client: ClientOf; files: Files },
  documents: Documents,
  isThere: (name: string) => boolean = () => false,
): Promise<Map<string, string>> {
  const updates = new Map<string, string>();
  const filesOf = rememberedFiles(client);
  const add = (earlier: Documents) => {
    const home = earlier.get('index.html');
    if (home === undefined) return;
    const name = `${UPDATES}/${hashOfText(home)}.json`;
    if (isThere(name) || updates.has(name)) return;
    const update = updateFrom(earlier, documents, filesOf);
    if (update) updates.set(name, JSON.stringify(update));
  };
  for (const name of await compositionsIn(site, files))
    add(await documentsIn(join(site, name), files));
  add(documents);
  return updates;
}

type FilesOf = (module: ModuleName, from: Release, to: Release) => Change[];

function updateFrom(earlier: Documents, now: Documents, filesOf: FilesOf): Update | undefined {
  const [before, after] = [releasesIn(earlier), releasesIn(now)];
  if (!before || !after) return undefined;
  const changes: Change[] = [];
  for (const [file, text] of now) {
    const former = earlier.get(file);
    const path = pathOf(file);
    if (path === undefined || former === undefined) continue;
    const change = changeOf(path, path, former, text);
    if (change) changes.push(change);
  }
  const gone: string[] = [];
  for (const [module, from] of before) {
    const to = after.get(module);
    if (to?.base === from.base) continue;
    gone.push(from.base);
    if (to) changes.push(...filesOf(module, from, to));
  }
  return { versions: [...after.values()].map(({ version }) => version), gone, changes };
}

/**
 * The path of a page, `/cart` for `cart.html`; undefined for the page of a canary, for 404.html, and for what is not a
 * page.
 */
function pathOf(file: string): string | undefined {
  const name = /^([a-z-]+)\.html$/.exec(file)?.[1];
  if (name === undefined) return undefined;
  return name === 'index' ? '/' : `/${name}`;
}

interface Release {
  version: string;
  base: string;
}

/** In the order of the name of the page's cache: the shell first. Undefined without a registry. */
function releasesIn(documents: Documents): Map<ModuleName, Release> | undefined {
  const registry = parseJson(documents.get('registry.json') ?? '');
  // An old composition of a store, or one that was changed by hand.
  if (registry === undefined) return undefined;
  const { shell, modules } = parseRegistry(registry);
  const releases = new Map<ModuleName, Release>();
  if (shell) releases.set('shell', { version: shell.version, base: `/${shell.version}/` });
  for (const [name, { version, entry }] of Object.entries(modules))
    if (isModuleName(name)) releases.set(name, { version, base: new URL('.', entry).href });
  return releases;
}

/** Remembered, because several earlier compositions have the same release of a module. */
function rememberedFiles(clientOf: ClientOf): FilesOf {
  const known = new Map<string, Change[]>();
  const filesIn = (module: ModuleName, { version, base }: Release): ReleasedFiles => ({
    client: clientOf(module, version),
    base,
  });
  return (module, from, to) => {
    const earlier = filesIn(module, from);
    const found = known.get(from.base);
    const changes =
      found ?? (existsSync(earlier.client) ? changedFiles(earlier, filesIn(module, to)) : []);
    known.set(from.base, changes);
    return changes;
  };
}
