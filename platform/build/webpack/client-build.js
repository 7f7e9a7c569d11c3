// @ts-check
import { randomUUID } from 'node:crypto';
import { dirname, resolve } from 'node:path';
import CopyPlugin from 'copy-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import { root, variable } from '../../base/names.js';
import { BuildList } from './build-list.js';
import { development } from './development.js';
import { buildFolder, chunkOf, federationPlugin, locate } from './federation.js';
import { productionPlugins } from './production-plugins.js';
import { loaders } from './loaders.js';
import { SHARED_FILE, singletons } from './singletons.js';

const runtimeCore = locate('@module-federation/runtime-core');
const errorCodes = locate('@module-federation/error-codes');
const bundlerRuntime = dirname(locate('@module-federation/webpack-bundler-runtime'));

/**
 * The build that browsers load. A module that exposes nothing is the host; any other is a remote.
 * @param {import('../../modules/modules.js').Module} module
 * @param {'production' | 'development'} mode
 * @returns {Promise<import('webpack').Configuration>}
 */
export async function clientBuild(module, mode) {
  const { name, port, exposes } = module;
  const isProduction = mode === 'production';
  const isShell = exposes === undefined;
  // In production a remote is only a container. Its development server also serves a page that runs it alone.
  const hasPage = isShell || !isProduction;
  const hash = isProduction ? '.[contenthash:8]' : '';
  const directory = resolve(root, name);
  const shared = singletons({ isShell, isProduction });
  const ModuleFederationPlugin = await federationPlugin();
  const inDevelopment = isProduction ? undefined : await development({ name, port });

  return {
    name: 'client',
    context: directory,
    mode,
    // docs/architecture.md names the browsers that understand it.
    target: ['web', 'es2022'],
    // The source map is hidden, because it is never published. The gate uses it to find the lines that ran.
    devtool: isProduction ? 'hidden-source-map' : 'cheap-module-source-map',
    entry: hasPage ? { main: isShell ? './src/index.ts' : './src/standalone.ts' } : {},
    output: {
      path: resolve(directory, buildFolder, 'client'),
      filename: `[name]${hash}.js`,
      chunkFilename: `[name]${hash}.js`,
      assetModuleFilename: '[name].[contenthash:8][ext]',
      // In production the host sets the public path at run time (shell/src/public-path.ts, which is shorter than
      // `auto`). Its development server also serves pages below the root, so there the path is absolute.
      publicPath: isShell ? (isProduction ? '' : '/') : 'auto',
      // Two releases of a remote may run on one page, so their chunk tables need different names. A page has only one
      // shell, whose chunks can stay the same from release to release.
      uniqueName: isShell
        ? name
        : `${name}_${isProduction ? (process.env[variable('BUILD_ID')] ?? randomUUID()) : 'dev'}`,
      crossOriginLoading: 'anonymous',
      // The limit ends a chunk that hangs. On a slow network, a chunk takes half a minute; its slot says so long
      // before.
      chunkLoadTimeout: 60_000,
      clean: true,
    },
    resolve: {
      extensions: ['.ts', '.tsx', '.js'],
      alias: {
        // The federation runtime needs neither part: the composer writes the preloads, and
        // shell/src/remotes/container.ts loads the remotes. Leaving them out saves 1.4 kB.
        [resolve(dirname(runtimeCore), 'utils/preload.js')]: false,
        [resolve(dirname(runtimeCore), 'utils/load.js')]: false,
        // The runtime's other half, which webpack's code calls. Sharing the shell's saves 4 kB per remote.
        ...(isProduction && {
          [resolve(bundlerRuntime, 'bundler.js')]: resolve(
            import.meta.dirname,
            `bundler-runtime/${isShell ? 'provide' : 'use'}.js`,
          ),
          '@module-federation/webpack-bundler-runtime/dist': bundlerRuntime,
          // This saves 0.3 kB.
          [resolve(dirname(errorCodes), 'desc.mjs')]: resolve(
            import.meta.dirname,
            'bundler-runtime/no-sentences.js',
          ),
        }),
        ...(!isShell &&
          !isProduction && {
            'react/jsx-dev-runtime$': resolve(import.meta.dirname, 'jsx-of-shared-react.ts'),
          }),
      },
    },
    module: { rules: loaders({ name, isProduction, target: 'client' }) },
    optimization: {
      // Each exposed module or lazy part is one file, because another file would cost a request and a digest. In the
      // shell, code of several parts has its own file, and so does what it shares with the remotes, which most
      // releases do not change.
      ...(isProduction && {
        splitChunks: isShell && {
          cacheGroups: {
            defaultVendors: false,
            shared: { name: 'shared', chunks: 'initial', type: /^javascript/, test: SHARED_FILE },
          },
        },
      }),
      minimizer: [
        new TerserPlugin({
          minify: TerserPlugin.swcMinify,
          extractComments: false,
          // Starting another process would take longer than minifying these files.
          parallel: false,
          terserOptions: {
            // There is no limit: the loop ends when a pass finds nothing more.
            compress: { passes: 0 },
            format: { comments: false },
            // By default, names depend on how often each letter occurs, so that another word may rename everything in
            // the file, and a returning guest would fetch it whole. Costs 0.1 kB.
            mangle: { disableCharFreq: true },
          },
        }),
        new TerserPlugin({
          test: /\.css$/,
          minify: TerserPlugin.esbuildMinifyCss,
          parallel: false,
          terserOptions: { charset: 'utf8' },
        }),
      ],
    },
    performance: { hints: false },
    plugins: [
      // All classes are CSS modules, so the order of two components' styles does not matter.
      new MiniCssExtractPlugin({ filename: `[name]${hash}.css`, ignoreOrder: true }),
      new ModuleFederationPlugin({
        name: name.replaceAll('-', '_'),
        dts: false,
        manifest: false,
        shareStrategy: 'loaded-first',
        ...(isShell
          ? { remotes: {} }
          : { filename: `remoteEntry${hash}.js`, exposes: namedParts(exposes) }),
        shared,
        experiments: {
          // shell/src/remotes/container.ts runs a remote's entry itself.
          optimization: { disableRemote: true, disableSnapshot: true, target: 'web' },
        },
      }),
      // Icons and the preview image of shared links are requested by their names, which have no hash.
      ...(isShell
        ? [
            new CopyPlugin({
              patterns: [{ from: resolve(root, 'shell/public'), noErrorOnMissing: true }],
            }),
          ]
        : []),
      ...(inDevelopment ? [inDevelopment.page] : productionPlugins(new BuildList(module, shared))),
    ],
    ...(inDevelopment && { devServer: inDevelopment.server }),
    stats: 'errors-warnings',
  };
}

/** @param {Readonly<Record<string, string>>} exposes */
const namedParts = (exposes) =>
  Object.fromEntries(
    Object.entries(exposes).map(([part, file]) => [part, { import: file, name: chunkOf(part) }]),
  );
