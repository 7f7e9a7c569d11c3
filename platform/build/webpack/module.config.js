// @ts-check
import { basename } from 'node:path';
import { moduleNamed } from '../../modules/modules.js';
import { clientBuild } from './client-build.js';
import { serverBuild } from './server-build.js';

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

/**
 * That of the module in whose folder webpack runs.
 * @type {ReturnType<typeof defineModule>}
 */
export default (env, argv) => defineModule(basename(process.cwd()))(env, argv);
