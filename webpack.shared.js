// @ts-check
import { clientBuild } from './tools/webpack/client-build.js';
import { serverBuild } from './tools/webpack/server-build.js';

/**
 * @typedef {object} Module
 * @property {string} name the workspace's folder.
 * @property {number} port of its development server.
 * @property {Record<string, string>} [exposes] what federation offers of it; the host exposes nothing.
 * @property {Record<string, string>} [serverParts] what the composer alone asks of it, in its server build only.
 */

/**
 * The webpack configuration of one module: for production the build that browsers load and the build that the
 * composer renders HTML with, for development the first alone.
 * @param {Module} module
 * @returns {(env: unknown, argv: { mode?: string }) => Promise<import('webpack').Configuration[]>}
 */
export function defineModule(module) {
  return async (_env, argv) =>
    argv.mode === 'production'
      ? [await clientBuild(module, 'production'), serverBuild(module)]
      : [await clientBuild(module, 'development')];
}
