import fs from 'node:fs';
import { join } from 'node:path';
import { CliError, filesBelow } from '../base';
import type { Site } from '../shop';
import { BUILDS } from '../build';
import { BUILD_LIST, moduleVersion } from '../composer';
import { MODULES } from '../modules';
import { cleanCommit } from './commits';
import { digestOf, unfinished, writeWhole } from './files';
import { readContract } from './read-contract';
import { prune } from './retention';
import type { Hosts, State } from './state';
import { isReleasable, type Manifest, type Store, writeHosts } from './store';
import { type PreparedSwitch, switchLive } from './switch';
import { release } from './transitions';

/** Only the gate reads source maps. */
const SOURCE_MAP = /\.map$/;

/**
 * Adds a module's last build to a store. It is not live yet.
 * @param folder of the build, in the module's folder.
 * @returns the version: that of the module's package.json and a hash of everything that was built.
 * @throws CliError when the module is not built, or naming a file that would not be pushed.
 */
export async function addBuild(
  store: Store,
  root: string,
  module: string,
  folder = BUILDS,
): Promise<string> {
  const build = lastBuild(join(root, module, folder), module);
  const digests = { files: digestsOf(build.files), server: digestsOf(build.server) };
  const hash = digestOf(JSON.stringify(digests)).slice(0, 8);
  const version = `${moduleVersion(root, module)}-${hash}`;
  const readManifest = async (): Promise<Manifest> => {
    const commit = await cleanCommit(root);
    const contract = await readContract(root, module, version, folder);
    return { ...digests, contract, ...(commit !== undefined && { commit }) };
  };
  const isStored = store.isStored(module, version);
  addRelease(store, module, version, {
    manifest: isStored ? store.manifest(module, version) : await readManifest(),
    read: (kind, name) => fs.readFileSync(build[kind].get(name) ?? ''),
  });
  return version;
}

/** Makes the last build of every module live in one step, without a gate, for a shop on this machine. */
export async function releaseBuilds(
  { store, root, site }: { store: Store; root: string; site: Site },
  hosts: Hosts,
): Promise<PreparedSwitch> {
  writeHosts(store, hosts);
  const versions: State['live'] = {};
  for (const module of MODULES) versions[module] = await addBuild(store, root, module);
  const switched = await switchLive(store, site, (before) =>
    release(before, versions, { at: new Date() }),
  );
  prune(store);
  return switched;
}

export interface NewRelease {
  manifest: Manifest;
  read: (kind: 'files' | 'server', name: string) => Uint8Array;
}

/**
 * Adds a release: first its files, then its folder by a rename. A release that exists is not written again.
 * @throws CliError naming a file whose name is stored with other bytes.
 */
export function addRelease(
  store: Store,
  module: string,
  version: string,
  { manifest, read }: NewRelease,
): void {
  const now = new Date();
  for (const [name, path] of store.paths(module, version, manifest).files) {
    if (!fs.existsSync(path)) writeWhole(path, read('files', name));
    else if (digestOf(fs.readFileSync(path)) !== manifest.files[name])
      throw new CliError(
        `${path} differs from ${name} of ${module} ${version}. The bytes of a name never change: nothing was stored.`,
      );
    // The files get the current time, because retention spares what is new.
    else fs.utimesSync(path, now, now);
  }
  const folder = store.release(module, version);
  if (store.isStored(module, version)) return fs.utimesSync(folder, now, now);
  const part = unfinished(folder);
  for (const name of Object.keys(manifest.server))
    writeWhole(join(part, name), read('server', name));
  writeWhole(join(part, 'release.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  // This folder was left by an interrupted deletion.
  fs.rmSync(folder, { recursive: true, force: true });
  fs.renameSync(part, folder);
}

/** The paths of the files of a module's last build, by the names that they get. */
function lastBuild(folder: string, module: string): Record<'files' | 'server', Paths> {
  const [client = '', server = ''] = ['client', 'server'].map((kind) => join(folder, kind));
  if (![client, server].every((one) => fs.existsSync(one)))
    throw new CliError(`${module} is not built: run "npm run build" first.`);
  const build = { files: new Map<string, string>(), server: new Map<string, string>() };
  for (const name of filesBelow(client))
    if (!SOURCE_MAP.test(name))
      build[name === BUILD_LIST ? 'server' : 'files'].set(name, join(client, name));
  for (const name of filesBelow(server)) build.server.set(`server/${name}`, join(server, name));
  for (const [name, path] of [...build.files, ...build.server])
    if (!isReleasable(name))
      throw new CliError(
        `${path} cannot be released: files with such a name are not pushed. Rename it, or delete it if no build made it.`,
      );
  return build;
}

type Paths = ReadonlyMap<string, string>;

const digestsOf = (paths: Paths): Record<string, string> =>
  Object.fromEntries([...paths].map(([name, path]) => [name, digestOf(fs.readFileSync(path))]));
