// @ts-check
import { clientBuild } from './platform/build/webpack/client-build.js';
import { serverBuild } from './platform/build/webpack/server-build.js';
import { moduleNamed } from './platform/modules/modules.js';

/**
 * The webpack configuration of one module. In production it has two builds: the files that browsers load, and the code
 * that the composer renders HTML with. In development it has only the first one.
 * @param {string} name of its folder
 * @returns {(env: unknown, argv: { mode?: string }) => Promise<import('webpack').Configuration[]>}
 */
export function defineModule(name) {
  const module = moduleNamed(name);
  return async (_env, argv) =>
    argv.mode === 'production'
      ? [await clientBuild(module, 'production'), serverBuild(module)]
      : [await clientBuild(module, 'development')];
}
