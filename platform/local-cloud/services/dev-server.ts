import { resolve } from 'node:path';
import { parseRegistry, type Registry } from '@simmer/shared/registry';
import { printLine, root } from '../../base';
import { moduleVersion } from '../../composer';
import { declaredPlace, type ModuleName, REMOTES, type RemoteName } from '../../modules';
import { childService, type CloudContext, type Service } from '../service';

export type CloudEndpoints = NonNullable<Registry['localCloud']>;

interface Hosts {
  origins: Readonly<Record<RemoteName, string>>;
  localCloud: CloudEndpoints;
}

/** The registry of the development servers, whose entry files have no hash. */
export async function devRegistry({ origins, localCloud }: Hosts): Promise<Registry> {
  const modules = REMOTES.map(async (name) => {
    const entry = new URL('/remoteEntry.js', origins[name]).href;
    const version = moduleVersion(root, name);
    const place = await declaredPlace(root, name);
    return [name, { version, entry, ...(place !== undefined && { place }) }] as const;
  });
  return parseRegistry({ modules: Object.fromEntries(await Promise.all(modules)), localCloud });
}

/**
 * A module's webpack-dev-server, which rebuilds and reloads the page at each change. It serves /registry.json, for the
 * page on which the module runs alone.
 */
export function devServer(context: CloudContext, name: ModuleName, hosts: Hosts): Service {
  return childService(context, name, async () => ({
    command: process.execPath,
    args: [
      resolve(root, 'node_modules/webpack/bin/webpack.js'),
      ...['serve', '--mode', 'development', '--port', String(context.ports[name])],
      // Only build errors; webpack's other output is left out.
      ...['--infrastructure-logging-level', 'error'],
    ],
    cwd: resolve(root, name),
    env: { SIMMER_REGISTRY: JSON.stringify(await devRegistry(hosts)) },
    echo: (line) => {
      if (line.trim() !== '') printLine(name, line);
    },
  }));
}
