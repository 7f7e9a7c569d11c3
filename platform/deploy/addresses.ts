import { readdir, readFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { CliError } from '../base';
import type { ModuleName } from '../modules';
import { CURRENT, moduleFiles } from '../releases';
import type { Snapshot } from './snapshot';

/** A URL, and what its host has to answer. */
export interface Address {
  url: string;
  /** The file with the bytes of the answer. */
  file: string;
  status: 200 | 404;
}

const VERSION_FOLDER = /^\d+\.\d+\.\d+/;

/**
 * Everything that the documents and `registry.json` of a composition lead to: all files of every release that they
 * name, because a page also loads chunks, fonts and pictures that no document names.
 * @param shop the shop's public origin.
 * @throws CliError naming a document and a file that is not in the store.
 */
export async function addressesOf(
  { directory, hosts, composition }: Snapshot,
  shop: string,
): Promise<{ remotes: Address[]; shell: Address[] }> {
  const site = join(directory, 'site', CURRENT);
  const folderOf = (module: ModuleName) =>
    module === 'shell' ? site : join(directory, 'origins', module);
  const releases = new Map<string, { module: ModuleName; version: string }>();
  const shell: Address[] = [];
  for (const name of await servedFiles(site)) {
    if (VERSION_FOLDER.test(name)) continue;
    const file = join(site, name);
    const isPage = name.endsWith('.html');
    shell.push(
      name === '404.html'
        ? { url: `${shop}/no-such-page-${composition}`, file, status: 404 }
        : { url: `${shop}/${isPage ? cleanPath(name) : encodeURI(name)}`, file, status: 200 },
    );
    if (!isPage && name !== 'registry.json') continue;
    for (const named of moduleFiles([await readFile(file, 'utf8')], hosts.origins, shop)) {
      const { module, version } = named;
      if (!existsSync(join(folderOf(module), version, named.path)))
        throw new CliError(
          `${name} of composition ${composition} names ${version}/${named.path} of ${module}, which is not in the store. Nothing was deployed. Release ${module} again.`,
        );
      releases.set(`${module} ${version}`, { module, version });
    }
  }
  const remotes: Address[] = [];
  for (const { module, version } of releases.values()) {
    const folder = join(folderOf(module), version);
    const base = module === 'shell' ? shop : hosts.origins[module];
    for (const name of await servedFiles(folder))
      (module === 'shell' ? shell : remotes).push({
        url: `${base}/${version}/${encodeURI(name)}`,
        file: join(folder, name),
        status: 200,
      });
  }
  return { remotes, shell };
}

/** Without the files that firebase.json ignores. */
async function servedFiles(directory: string): Promise<string[]> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !/^\.|\.br$/.test(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name).slice(directory.length + 1))
    .sort();
}

/** `cart.html` is served as `cart`, `canary/menu-mfe/index.html` as `canary/menu-mfe`. */
function cleanPath(name: string): string {
  return name.replace(/\.html$/, '').replace(/(^|\/)index$/, '');
}
