import { readFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import * as v from 'valibot';
import { parseRegistry, type Registry } from '@simmer/shared/registry';
import { Complaint } from '../complaint';
import { REMOTES, type RemoteName } from '../modules';

const ManifestSchema = v.object({
  metaData: v.object({
    remoteEntry: v.object({ name: v.pipe(v.string(), v.nonEmpty()), path: v.string() }),
  }),
});
const PackageSchema = v.object({ version: v.pipe(v.string(), v.nonEmpty()) });

/**
 * The path of a remote's entry file on its own origin, as the build's manifest tells it.
 * @param manifest the parsed mf-manifest.json, of unknown shape.
 * @throws ValiError when the manifest names no entry.
 */
export function entryPath(manifest: unknown): string {
  const { name, path } = v.parse(ManifestSchema, manifest).metaData.remoteEntry;
  return posix.join('/', path, name);
}

export type LocalCloud = NonNullable<Registry['localCloud']>;
type RemoteRelease = { version: string; entry: string };

/**
 * The registry as the pages fetch it.
 * @throws Error when the pages' own parser would refuse it.
 */
export function makeRegistry(
  modules: Record<RemoteName, RemoteRelease>,
  localCloud: LocalCloud,
): Registry {
  return parseRegistry({ modules, localCloud });
}

async function readJson(path: string): Promise<unknown> {
  return JSON.parse(await readFile(path, 'utf8'));
}

/** The version in a module's package.json. */
export async function moduleVersion(root: string, name: RemoteName): Promise<string> {
  return v.parse(PackageSchema, await readJson(join(root, name, 'package.json'))).version;
}

async function builtEntry(root: string, name: RemoteName): Promise<string> {
  const path = join(root, name, 'dist/client/mf-manifest.json');
  try {
    return entryPath(await readJson(path));
  } catch (cause) {
    throw new Complaint(`${path} is missing or names no entry file: run "npm run build" first.`, {
      cause,
    });
  }
}

/**
 * Where each remote's entry is now.
 * @param kind `built`: the hashed file of the last production build; `dev`: the dev server's fixed name.
 * @param origins each remote's origin.
 */
export async function currentRegistry(
  root: string,
  kind: 'built' | 'dev',
  origins: Readonly<Record<RemoteName, string>>,
  localCloud: LocalCloud,
): Promise<Registry> {
  const release = async (name: RemoteName): Promise<RemoteRelease> => ({
    version: await moduleVersion(root, name),
    entry: new URL(kind === 'dev' ? '/remoteEntry.js' : await builtEntry(root, name), origins[name])
      .href,
  });
  const [menu, cart, editor] = await Promise.all(REMOTES.map(release));
  if (!menu || !cart || !editor) throw new Error('a remote is missing in tools/modules.ts');
  return makeRegistry({ 'menu-mfe': menu, 'cart-mfe': cart, 'editor-mfe': editor }, localCloud);
}
