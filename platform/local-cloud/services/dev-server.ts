import { resolve } from 'node:path';
import { printLine, root, variable } from '../../base';
import { webpackArguments } from '../../build';
import { moduleVersion, type Registry } from '../../composer';
import { moduleNamed, REMOTES } from '../../modules';
import type { Hosts } from '../../releases';
import { portOf } from '../ports';
import { childService, type CloudContext, type Service } from '../service';

/** The registry of the development servers, whose entry files have no hash. */
export function devRegistry({ origins, localCloud = {} }: Hosts): Registry {
  const modules = REMOTES.map((name) => {
    const entry = new URL('/remoteEntry.js', origins[name]).href;
    const version = moduleVersion(root, name);
    const { place } = moduleNamed(name);
    return [name, { version, entry, ...(place && { place }) }] as const;
  });
  return { modules: Object.fromEntries(modules), localCloud };
}

/**
 * A module's webpack-dev-server, which rebuilds and reloads the page at each change. It serves /registry.json, for the
 * page on which the module runs alone.
 */
export function devServer(context: CloudContext, name: string, hosts: Hosts): Service {
  return childService(context, name, () => ({
    command: process.execPath,
    args: [
      ...webpackArguments(resolve(root, name), 'development'),
      ...['--port', String(portOf(context.ports, name))],
      // Only errors of the build are printed; webpack's other output is left out.
      ...['--infrastructure-logging-level', 'error'],
    ],
    cwd: resolve(root, name),
    env: { [variable('REGISTRY')]: JSON.stringify(devRegistry(hosts)) },
    echo: (line) => {
      if (line.trim() !== '') printLine(name, line);
    },
  }));
}
