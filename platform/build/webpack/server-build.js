// @ts-check
import { resolve } from 'node:path';
import TerserPlugin from 'terser-webpack-plugin';
import { buildFolder } from './federation.js';
import { root } from '../../base/names.js';
import { loaders } from './loaders.js';
import { singletonNames } from './singletons.js';

const publicPath = resolve(import.meta.dirname, 'server-public-path.js');

/**
 * The build that the composer renders HTML with: one file per exposed module, without federation. Shared packages are
 * externals of a remote. The composer passes in the shell's copies, so that here too there is one React and one cart.
 * @param {import('../../modules/modules.js').Module} module
 * @returns {import('webpack').Configuration}
 */
export function serverBuild({ name, exposes, serverParts }) {
  const directory = resolve(root, name);
  const parts = { ...(exposes ?? { './server': './src/server.tsx' }), ...serverParts };

  return {
    name: 'server',
    context: directory,
    mode: 'production',
    target: 'node20',
    devtool: false,
    entry: Object.fromEntries(
      Object.entries(parts).map(([part, file]) => [part.slice(2), [publicPath, file]]),
    ),
    output: {
      path: resolve(directory, buildFolder, 'server'),
      filename: '[name].js',
      library: { type: 'commonjs2' },
      assetModuleFilename: '[name].[contenthash:8][ext]',
      uniqueName: name,
      clean: true,
    },
    resolve: { extensions: ['.ts', '.tsx', '.js'] },
    // Loaded on demand in the browser, never while rendering.
    externals: [...(exposes ? singletonNames() : []), /^(firebase\/|@emailjs\/)/],
    externalsType: 'commonjs',
    module: {
      rules: loaders({ name, isProduction: true, target: 'server' }),
      parser: { javascript: { dynamicImportMode: 'eager' } },
    },
    optimization: {
      splitChunks: false,
      // The code is minified because every document inlines the text of functions; function names appear in the
      // composer's warnings.
      minimizer: [
        new TerserPlugin({
          minify: TerserPlugin.swcMinify,
          extractComments: false,
          parallel: false,
          // This target is for those functions (rules.js): by default, the minimizer would use any syntax that Node
          // supports.
          terserOptions: { format: { comments: false }, keep_fnames: true, ecma: 2015 },
        }),
      ],
    },
    performance: { hints: false },
    stats: 'errors-warnings',
  };
}
