import { resolve } from 'node:path';
import type { Registry } from '@simmer/shared/registry';
import { printLine } from '../../base';
import { childService } from '../child-service';
import { moduleOrigin, type ModuleName } from '../../modules';
import type { CloudContext } from '../context';
import { portEnvironment } from '../ports';
import { answers, type Service } from '../service';

/**
 * A module's webpack-dev-server, which builds anew and reloads the page at each change.
 * @param registry what it serves as /registry.json, for the module's page of its own.
 */
export function devServer(
  context: CloudContext,
  name: ModuleName,
  registry: () => Promise<Registry>,
): Service {
  const { root, ports } = context;
  const origin = moduleOrigin(ports[name]);
  const isReady = () => answers(name === 'shell' ? origin : `${origin}/remoteEntry.js`);
  return childService(context, name, [name], isReady, async () => ({
    title: `The development server of ${name}`,
    command: process.execPath,
    args: [
      resolve(root, 'node_modules/webpack/bin/webpack.js'),
      ...['serve', '--mode', 'development', '--port', String(ports[name])],
      // Its own chatter is left out; what a developer waits for, errors of the build, is kept.
      ...['--infrastructure-logging-level', 'error'],
    ],
    cwd: resolve(root, name),
    env: { ...portEnvironment(ports), SIMMER_REGISTRY: JSON.stringify(await registry()) },
    echo: (line) => {
      if (line.trim() !== '') printLine(name, line);
    },
  }));
}
