import { resolve } from 'node:path';
import type { Registry } from '@simmer/shared/registry';
import { printLine, root } from '../../base';
import type { ModuleName } from '../../modules';
import { childService, type CloudContext, type Service } from '../service';

/**
 * A module's webpack-dev-server, which rebuilds and reloads the page at each change.
 * @param registry served as /registry.json, for the page on which the module runs alone.
 */
export function devServer(
  context: CloudContext,
  name: ModuleName,
  registry: () => Promise<Registry>,
): Service {
  return childService(context, name, async () => ({
    command: process.execPath,
    args: [
      resolve(root, 'node_modules/webpack/bin/webpack.js'),
      ...['serve', '--mode', 'development', '--port', String(context.ports[name])],
      // Only build errors; webpack's other output is left out.
      ...['--infrastructure-logging-level', 'error'],
    ],
    cwd: resolve(root, name),
    env: { SIMMER_REGISTRY: JSON.stringify(await registry()) },
    echo: (line) => {
      if (line.trim() !== '') printLine(name, line);
    },
  }));
}
