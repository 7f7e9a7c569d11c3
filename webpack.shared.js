// @ts-check
import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { constants } from 'node:zlib';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import CompressionPlugin from 'compression-webpack-plugin';
import CopyPlugin from 'copy-webpack-plugin';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import { tsImport } from 'tsx/esm/api';

const root = dirname(fileURLToPath(import.meta.url));
const require = createRequire(import.meta.url);
const readJson = (/** @type {string} */ path) =>
  JSON.parse(readFileSync(resolve(root, path), 'utf8'));

/**
 * The parts of @simmer/shared that hold state or a React context: there is one copy of each on a page,
 * the shell's. Everything else of shared is bundled by the module that names it.
 */
const STATEFUL = ['auth', 'bus', 'cart', 'config', 'firebase', 'navigation', 'registry'];

/**
 * @param {{ isShell: boolean, isProduction: boolean }} kind
 * A remote's production build carries no copy of its own (`import: false`), so a second React or a second
 * cart cannot come to be; in development it keeps one, because there the remote also runs alone.
 */
function singletons({ isShell, isProduction }) {
  const packages = {
    react: readJson('shell/package.json').dependencies.react,
    ...Object.fromEntries(
      STATEFUL.map((part) => [`@simmer/shared/${part}`, readJson('shared/package.json').version]),
    ),
  };
  return Object.fromEntries(
    Object.entries(packages).map(([name, version]) => [
      name,
      {
        singleton: true,
        strictVersion: true,
        requiredVersion: `^${version}`,
        version,
        ...(isShell && { eager: true }),
        ...(!isShell && isProduction && { import: /** @type {const} */ (false) }),
      },
    ]),
  );
}

/** The site's configuration as a JSON block; a wrong or missing field stops the build and names its path. */
async function siteConfigBlock() {
  const path = process.env.SIMMER_SITE_CONFIG ?? resolve(root, 'shell/site.config.json');
  const { parseSiteConfig } = await tsImport('./shared/src/config/site-config.ts', import.meta.url);
  const parsed = parseSiteConfig(JSON.parse(readFileSync(path, 'utf8')));
  if (!parsed.ok) throw new Error(`${path} cannot be used:\n- ${parsed.problems.join('\n- ')}`);
  // "<" could close the script element that carries the block.
  return { config: parsed.config, json: JSON.stringify(parsed.config).replaceAll('<', '\\u003c') };
}

/**
 * The webpack configuration of one module: of the host when it exposes nothing, else of a remote.
 * @param {{ name: string, port: number, exposes?: Record<string, string> }} module
 *   name: the workspace's folder; port: of its development server; exposes: what federation offers of it.
 * @returns {(env: unknown, argv: { mode?: string }) => Promise<import('webpack').Configuration>}
 */
export function defineModule({ name, port, exposes }) {
  return async (_env, argv) => {
    const isProduction = argv.mode === 'production';
    const isShell = exposes === undefined;
    const directory = resolve(root, name);
    const { version } = readJson(`${name}/package.json`);
    const hash = isProduction ? '.[contenthash:8]' : '';
    // A released remote is only ever a container; alone, in a frame of its own, it runs from its dev server.
    const hasPage = isShell || !isProduction;
    const site = hasPage ? await siteConfigBlock() : undefined;

    return {
      context: directory,
      mode: isProduction ? 'production' : 'development',
      target: ['web', 'es2022'],
      devtool: isProduction ? false : 'cheap-module-source-map',
      entry: hasPage ? { main: isShell ? './src/index.tsx' : './src/standalone.ts' } : {},
      output: {
        path: resolve(directory, 'dist/client'),
        filename: `[name]${hash}.js`,
        chunkFilename: `[name]${hash}.js`,
        assetModuleFilename: '[name].[contenthash:8][ext]',
        // The host serves deep addresses, so its own files need an absolute path; a remote may live anywhere.
        publicPath: isShell ? '/' : 'auto',
        // Two versions of one module may meet in a page: their chunk tables must not share a name.
        uniqueName: `${name}_${version}`,
        crossOriginLoading: 'anonymous',
        chunkLoadTimeout: 8000,
        clean: true,
      },
      resolve: {
        extensions: ['.ts', '.tsx', '.js'],
        alias: {
          // As shipped, the plugin pulls the runtime in a second time as CommonJS: 87 kB more in the host.
          [require.resolve('@module-federation/inject-external-runtime-core-plugin')]: require
            .resolve('@module-federation/inject-external-runtime-core-plugin')
            .replace(/\.cjs$/, '.js'),
        },
      },
      module: {
        rules: [
          {
            test: /\.tsx?$/,
            exclude: /node_modules/,
            loader: 'swc-loader',
            options: {
              jsc: {
                parser: { syntax: 'typescript', tsx: true },
                transform: { react: { runtime: 'automatic', development: !isProduction } },
                target: 'es2022',
              },
            },
          },
          {
            test: /\.css$/,
            use: [
              MiniCssExtractPlugin.loader,
              {
                loader: 'css-loader',
                options: {
                  modules: {
                    auto: true,
                    namedExport: false,
                    exportLocalsConvention: 'as-is',
                    // The module's name in front keeps two modules' classes apart.
                    localIdentName: isProduction
                      ? `${name.charAt(0)}[hash:base64:6]`
                      : `${name}__[name]__[local]`,
                    localIdentHashSalt: name,
                  },
                },
              },
            ],
          },
          { test: /\.(svg|woff2|avif|webp|png)$/, type: 'asset/resource' },
        ],
      },
      optimization: {
        minimizer: [
          new TerserPlugin({
            extractComments: false,
            terserOptions: { format: { comments: false } },
          }),
          new CssMinimizerPlugin(),
        ],
      },
      performance: { hints: false },
      plugins: [
        new MiniCssExtractPlugin({
          filename: `[name]${isProduction ? '.[contenthash:8]' : ''}.css`,
          ignoreOrder: true,
        }),
        new ModuleFederationPlugin({
          name: name.replaceAll('-', '_'),
          dts: false,
          manifest: !isShell,
          shareStrategy: 'loaded-first',
          ...(isShell ? { remotes: {} } : { filename: `remoteEntry${hash}.js`, exposes }),
          shared: singletons({ isShell, isProduction }),
          experiments: {
            optimization: { disableSnapshot: true, target: 'web' },
            // One runtime on the page, the shell's, saves 16 kB per remote; alone a remote needs its own.
            ...(isProduction &&
              (isShell ? { provideExternalRuntime: true } : { externalRuntime: true })),
          },
        }),
        ...(site
          ? [
              new HtmlWebpackPlugin({
                template: resolve(
                  root,
                  isShell ? 'shell/index.html' : 'shared/src/standalone/index.html',
                ),
                templateParameters: {
                  site: site.config,
                  siteConfigJson: site.json,
                  moduleName: name,
                },
                chunks: ['main'],
                scriptLoading: 'defer',
                minify: false,
              }),
            ]
          : []),
        ...(isShell && site
          ? [
              new CopyPlugin({
                patterns: [
                  {
                    from: resolve(root, 'shell/public'),
                    transform: (content, path) =>
                      path.endsWith('.webmanifest')
                        ? content.toString().replaceAll('%name%', site.config.business.name)
                        : content,
                  },
                ],
              }),
            ]
          : []),
        ...(isProduction
          ? [
              new CompressionPlugin({
                filename: '[path][base].br',
                algorithm: 'brotliCompress',
                compressionOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } },
                test: /\.(js|css|html|svg|json|webmanifest|txt)$/,
                minRatio: 1,
              }),
            ]
          : []),
      ],
      devServer: {
        host: '127.0.0.1',
        port,
        allowedHosts: 'all',
        historyApiFallback: isShell || hasPage,
        headers: { 'Access-Control-Allow-Origin': '*' },
        client: {
          overlay: { errors: true, warnings: false, runtimeErrors: false },
          logging: 'warn',
        },
        static: false,
        setupMiddlewares(middlewares, server) {
          // The local cloud says where things run; see tools/stack.
          server.app?.get('/registry.json', (_request, response) => {
            response.setHeader('Cache-Control', 'no-cache');
            response.setHeader('Content-Type', 'application/json');
            response.end(process.env.SIMMER_REGISTRY ?? '{"modules":{}}');
          });
          return middlewares;
        },
      },
      stats: 'errors-warnings',
    };
  };
}
