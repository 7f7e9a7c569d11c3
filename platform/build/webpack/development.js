// @ts-check
import { resolve } from 'node:path';
import { tsImport } from 'tsx/esm/api';
import webpack from 'webpack';
import { root, variable } from '../../base/names.js';

/**
 * The development server of a module, and its page: the whole site, or a remote that runs alone. A production build has
 * no page, because the composer writes its documents. Each build reads the site's configuration and watches it for
 * changes.
 * @param {{ name: string, port: number }} module
 */
export async function development({ name, port }) {
  const { siteConfigPath, dataFiles, developmentPage } = await tsImport(
    resolve(root, 'shell/tools/development.platform.ts'),
    import.meta.url,
  );
  // A configuration that is invalid at the start ends the program. One that becomes invalid later is an error of that
  // build.
  await developmentPage(name, []);
  const paths = Object.keys(await dataFiles());
  const page = {
    /** @param {import('webpack').Compiler} compiler */
    apply(compiler) {
      compiler.hooks.thisCompilation.tap('Page', (compilation) => {
        compilation.fileDependencies.add(siteConfigPath(root));
        compilation.hooks.processAssets.tapPromise('Page', async () => {
          const files = compilation.entrypoints.get('main')?.getFiles() ?? [];
          const own = files.filter((file) => !file.includes('.hot-update.'));
          const html = await developmentPage(name, own).catch((/** @type {unknown} */ error) => {
            compilation.errors.push(new webpack.WebpackError(String(error)));
            return `<pre>${String(error)}</pre>`;
          });
          compilation.emitAsset('index.html', new webpack.sources.RawSource(html));
        });
      });
    },
  };
  /** @type {import('webpack-dev-server').Configuration} */
  const server = {
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
      // The next build has started by then, and the page's request waits for it.
      options: { awaitWriteFinish: { stabilityThreshold: 300 } },
    },
    setupMiddlewares(middlewares, { app }) {
      // The local cloud provides the addresses; see platform/local-cloud.
      app?.get('/registry.json', (_request, response) => {
        response.setHeader('Cache-Control', 'no-cache');
        response.setHeader('Content-Type', 'application/json');
        response.end(process.env[variable('REGISTRY')] ?? '{"modules":{}}');
      });
      for (const path of paths)
        app?.get(path, async (_request, response) => {
          response.json((await dataFiles())[path]);
        });
      return middlewares;
    },
  };
  return { page, server };
}
