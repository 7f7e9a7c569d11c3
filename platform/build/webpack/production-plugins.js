// @ts-check
import { constants } from 'node:zlib';
import CompressionPlugin from 'compression-webpack-plugin';
import webpack from 'webpack';
import { StatsWriterPlugin } from 'webpack-stats-plugin';
import { root } from './project.js';
import { StableModuleIds } from './stable-module-ids.js';
import { VerifiedChunks } from './verified-chunks.js';

/** The plugins that process a finished build for guests, in the order of their stages. */
export function productionPlugins() {
  return [
    new StableModuleIds(root),
    compileAhead(),
    new VerifiedChunks(),
    chunkList(),
    precompressedFiles(),
  ];
}

/**
 * Makes Chromium 136 and later compile a whole file off the main thread while it loads; other browsers see a comment. Without
 * it each function is compiled at its first call, during hydration. Chunks that load on demand do not get it.
 */
function compileAhead() {
  return new webpack.BannerPlugin({
    banner: '//# allFunctionsCalledOnLoad',
    raw: true,
    test: /^(main|remoteEntry|__federation_expose_\w+)\.[\w.]*js$/,
    // After the minimizer, which removes comments, and before content hashes and compressed files are made.
    stage: webpack.Compilation.PROCESS_ASSETS_STAGE_DEV_TOOLING,
  });
}

/** `chunks.json`: the files of each named chunk. The composer reads from it what a page preloads and inlines. */
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
 * Compresses each text file once, at build time.
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
