// @ts-check
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { constants } from 'node:zlib';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import CompressionPlugin from 'compression-webpack-plugin';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import webpack from 'webpack';
import { StatsWriterPlugin } from 'webpack-stats-plugin';
import { devServer } from './dev-server.js';
import { developmentPage, fixedFiles } from './documents.js';
import { root } from './project.js';
import { rules } from './rules.js';
import { singletons } from './singletons.js';

const runtimePlugin = createRequire(import.meta.url).resolve(
  '@module-federation/inject-external-runtime-core-plugin',
);

/**
 * The build of a module that browsers load: of the host when it exposes nothing, else of a remote.
 * @param {import('../../modules/modules.js').Module & { name: string }} module
 * @param {'production' | 'development'} mode
 * @returns {Promise<import('webpack').Configuration>}
 */
export async function clientBuild({ name, port, exposes }, mode) {
  const isProduction = mode === 'production';
  const isShell = exposes === undefined;
  // A released remote is only ever a container; alone, in a frame of its own, it runs from its dev server.
  const hasPage = isShell || !isProduction;
  const hash = isProduction ? '.[contenthash:8]' : '';
  const directory = resolve(root, name);

  return {
    name: 'client',
    context: directory,
    mode,
    target: ['web', 'es2022'],
    devtool: isProduction ? false : 'cheap-module-source-map',
    entry: hasPage ? { main: isShell ? './src/index.tsx' : './src/standalone.ts' } : {},
    output: {
      path: resolve(directory, 'dist/client'),
      filename: `[name]${hash}.js`,
      chunkFilename: `[name]${hash}.js`,
      assetModuleFilename: '[name].[contenthash:8][ext]',
      // A release may live anywhere, also the host's: shell/src/public-path.ts, which is shorter than `auto`. Its development
      // server answers deep addresses, so there the path is absolute.
      publicPath: isShell ? (isProduction ? '' : '/') : 'auto',
      // Two releases of one module may meet in a page: their chunk tables must not share a name.
      uniqueName: `${name}_${process.env.SIMMER_BUILD_ID ?? 'dev'}`,
      crossOriginLoading: 'anonymous',
      chunkLoadTimeout: 8000,
      clean: true,
    },
    resolve: {
      extensions: ['.ts', '.tsx', '.js'],
      // As shipped, the plugin pulls the runtime in a second time as CommonJS: 87 kB more in the host.
      alias: {
        [runtimePlugin]: runtimePlugin.replace(/\.cjs$/, '.js'),
        ...(!isShell &&
          !isProduction && {
            'react/jsx-dev-runtime$': resolve(import.meta.dirname, 'jsx-of-shared-react.ts'),
          }),
      },
    },
    module: { rules: rules({ name, isProduction, target: 'client' }) },
    optimization: {
      // One file for each part that a remote exposes: packages in a file of their own are one request more.
      ...(!isShell && isProduction && { splitChunks: false }),
      minimizer: [
        new TerserPlugin({
          extractComments: false,
          // A second pass takes 2 kB more off React.
          terserOptions: { compress: { passes: 2 }, format: { comments: false } },
        }),
        new CssMinimizerPlugin(),
      ],
    },
    performance: { hints: false },
    plugins: [
      // Every class is a module's own, so the order of two components' styles decides nothing.
      new MiniCssExtractPlugin({ filename: `[name]${hash}.css`, ignoreOrder: true }),
      new ModuleFederationPlugin({
        name: name.replaceAll('-', '_'),
        dts: false,
        manifest: !isShell,
        shareStrategy: 'loaded-first',
        ...(isShell ? { remotes: {} } : { filename: `remoteEntry${hash}.js`, exposes }),
        shared: singletons({ isShell, isProduction }),
        experiments: {
          // The shell runs a remote's entry itself: shell/src/remotes/container.ts.
          optimization: { disableRemote: true, disableSnapshot: true, target: 'web' },
          // One runtime on the page, the shell's, saves 16 kB per remote; alone a remote needs its own.
          ...(isProduction &&
            (isShell ? { provideExternalRuntime: true } : { externalRuntime: true })),
        },
      }),
      ...(isShell ? [fixedFiles()] : []),
      ...(isProduction ? [] : [await developmentPage({ name, isShell })]),
      ...(isProduction ? [compileAhead(), chunkList(), precompressedFiles()] : []),
    ],
    devServer: devServer({ port }),
    stats: 'errors-warnings',
  };
}

/**
 * Asks Chromium (136 and later; to others it is a comment) to compile a whole file off the main thread while it loads. Without
 * it each function is compiled when it is first called, in the way of hydration. What is loaded on demand is left alone.
 */
function compileAhead() {
  return new webpack.BannerPlugin({
    banner: '//# allFunctionsCalledOnLoad',
    raw: true,
    test: /^(main|remoteEntry|__federation_expose_\w+)\.[\w.]*js$/,
    // After the minimizer, which would take a comment out, and before names and twins are made of the content.
    stage: webpack.Compilation.PROCESS_ASSETS_STAGE_DEV_TOOLING,
  });
}

/** Which files each named chunk is in: what the composer preloads and inlines for a page is read from here. */
function chunkList() {
  return new StatsWriterPlugin({
    filename: 'chunks.json',
    stats: { all: false, chunkGroups: true },
    transform: ({ namedChunkGroups = {} }) =>
      JSON.stringify(
        Object.fromEntries(
          Object.entries(namedChunkGroups).map(([chunk, { assets = [] }]) => [
            chunk,
            assets.map((asset) => asset.name),
          ]),
        ),
      ),
  });
}

/**
 * Compresses each text file once here instead of at each request.
 * @returns {CompressionPlugin<import('node:zlib').BrotliOptions>}
 */
function precompressedFiles() {
  return new CompressionPlugin({
    filename: '[path][base].br',
    algorithm: 'brotliCompress',
    compressionOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } },
    test: /\.(js|css|html|svg|json|webmanifest|txt)$/,
    minRatio: 1,
  });
}
