import { parseRegistry, type Registry } from '@simmer/shared/registry';
import { moduleVersion } from '../composer';
import { declaredPlace, REMOTES, type RemoteName } from '../modules';

export type CloudEndpoints = NonNullable<Registry['localCloud']>;

/** The registry of the development servers, whose entry files have no hash. */
export async function devRegistry(
  root: string,
  hosts: { origins: Readonly<Record<RemoteName, string>>; localCloud: CloudEndpoints },
): Promise<Registry> {
  const modules = REMOTES.map(async (name) => {
    const entry = new URL('/remoteEntry.js', hosts.origins[name]).href;
    const version = await moduleVersion(root, name);
    const place = await declaredPlace(root, name);
    return [name, { version, entry, ...(place !== undefined && { place }) }] as const;
  });
  return parseRegistry({
    modules: Object.fromEntries(await Promise.all(modules)),
    localCloud: hosts.localCloud,
  });
}
