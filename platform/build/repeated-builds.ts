import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type BrotliOptions, constants } from 'node:zlib';
import * as v from 'valibot';
import type { Configuration } from 'webpack';
import { CliError } from '../base';
import type { ModuleName } from '../modules';

const SharedSchema = v.object({
  defineModule: v.custom<
    (name: ModuleName) => (env: unknown, argv: object) => Promise<Configuration[]>
  >((value) => typeof value === 'function'),
});

/** Incremental builds of one module: each rebuilds only what changed since the previous one. */
export interface RepeatedBuilds {
  /** @throws CliError with webpack's output. */
  build: () => Promise<void>;
  close: () => Promise<void>;
}

/**
 * Prepares production builds of a module in this process, not minified and lightly compressed. They are for proofs of
 * the gate, not for guests.
 * @param root of the working tree, which may differ from this program's.
 */
export async function repeatedBuilds(root: string, name: ModuleName): Promise<RepeatedBuilds> {
  // Otherwise each build would have a random name, and no two would have the same bytes.
  process.env.SIMMER_BUILD_ID = 'repeated';
  const shared: unknown = await import(pathToFileURL(resolve(root, 'webpack.shared.js')).href);
  const { defineModule } = v.parse(SharedSchema, shared);
  const configurations = await defineModule(name)(undefined, { mode: 'production' });
  // Most commands build nothing in their own process.
  const { default: webpack } = await import('webpack');
  const compiler = webpack(await Promise.all(configurations.map(quick)));
  return {
    build: () =>
      new Promise((done, fail) => {
        compiler.run((error, stats) => {
          if (error) fail(error);
          else if (stats?.hasErrors() === true) fail(new CliError(stats.toString('errors-only')));
          else done();
        });
      }),
    close: () =>
      new Promise((done, fail) => {
        compiler.close((error) => {
          if (error) fail(error);
          else done();
        });
      }),
  };
}

async function quick(configuration: Configuration): Promise<Configuration> {
  const { default: CompressionPlugin } = await import('compression-webpack-plugin');
  /** A contract needs the compressed files. */
  const quickCompression = new CompressionPlugin<BrotliOptions>({
    filename: '[path][base].br',
    algorithm: 'brotliCompress',
    compressionOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } },
    test: /\.(js|css|html|svg|json|webmanifest|txt)$/,
    minRatio: 1,
  });
  const plugins = configuration.plugins?.map((plugin) =>
    plugin instanceof CompressionPlugin ? quickCompression : plugin,
  );
  return {
    ...configuration,
    cache: { type: 'memory' },
    infrastructureLogging: { level: 'error' },
    optimization: { ...configuration.optimization, minimize: false },
    ...(plugins && { plugins }),
  };
}
