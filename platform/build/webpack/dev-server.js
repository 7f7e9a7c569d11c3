// @ts-check
import { tsImport } from 'tsx/esm/api';
import { root } from './project.js';

/**
 * The development server of a module: its entry for the shell and, for a remote, a page to run alone.
 * @param {{ port: number }} module
 * @returns {Promise<import('webpack-dev-server').Configuration>}
 */
export async function devServer({ port }) {
  const { siteConfigPath } = await tsImport('../development-page.ts', import.meta.url);
  return {
    host: '127.0.0.1',
    port,
    allowedHosts: 'all',
    historyApiFallback: true,
    headers: { 'Access-Control-Allow-Origin': '*', 'Timing-Allow-Origin': '*' },
    client: {
      overlay: { errors: true, warnings: false, runtimeErrors: false },
      logging: 'warn',
    },
    static: false,
    // The document contains the configuration. No module changes with it, so only a reload shows the change.
    watchFiles: {
      paths: siteConfigPath(root),
      // By then the next build has started, and the page's request waits for it.
      options: { awaitWriteFinish: { stabilityThreshold: 300 } },
    },
    setupMiddlewares(middlewares, server) {
      // The local cloud provides the addresses; see platform/local-cloud.
      server.app?.get('/registry.json', (_request, response) => {
        response.setHeader('Cache-Control', 'no-cache');
        response.setHeader('Content-Type', 'application/json');
        response.end(process.env.SIMMER_REGISTRY ?? '{"modules":{}}');
      });
      return middlewares;
    },
  };
}
