// @ts-check
import { resolve } from 'node:path';
import webpack from 'webpack';
import { HOME, root } from '../../base/names.js';
import { StableModuleIds } from './stable-module-ids.js';
import { VerifiedChunks } from './verified-chunks.js';

/**
 * The plugins that process a finished build for guests, in the order of their stages.
 * @param {import('./build-list.js').BuildList} list
 */
export function productionPlugins(list) {
  return [
    new StableModuleIds([root, resolve(HOME)]),
    withoutUnusedSharing(),
    ...inOwnTask(),
    compileAhead(),
    new VerifiedChunks(),
    list,
  ];
}

/** Removes webpack's own code for shared packages, which Module Federation overwrites at a later stage. */
function withoutUnusedSharing() {
  const name = 'WithoutUnusedSharing';
  return {
    /** @param {import('webpack').Compiler} compiler */
    apply(compiler) {
      compiler.hooks.compilation.tap(name, ({ hooks }) => {
        hooks.runtimeModule.tap(name, (module) => {
          const isUnused =
            module.name === 'sharing' && module.stage === webpack.RuntimeModule.STAGE_NORMAL;
          if (isUnused) module.generate = () => '';
        });
      });
    },
  };
}

/** This runs before content hashes are made. The minimizer would remove comments. */
const AFTER_MINIMIZER = webpack.Compilation.PROCESS_ASSETS_STAGE_DEV_TOOLING;

/**
 * Makes the shell's script run in a separate task. As a deferred script it would share one with the end of the
 * document and the layout that Chromium does there.
 */
function inOwnTask() {
  const options = { test: /^main\.[\w.]*js$/, raw: true, stage: AFTER_MINIMIZER };
  return [
    new webpack.BannerPlugin({ ...options, banner: 'setTimeout(()=>{' }),
    new webpack.BannerPlugin({ ...options, banner: '})', footer: true }),
  ];
}

/**
 * Makes Chromium 136 and later compile a whole file off the main thread while it loads; other browsers see a comment.
 * Without it each function is compiled at its first call, during hydration. Chunks that may not be needed do not get
 * it.
 */
function compileAhead() {
  return new webpack.BannerPlugin({
    banner: '//# allFunctionsCalledOnLoad',
    raw: true,
    test: /^(main|shared|remoteEntry|idle-parts|__federation_expose_\w+)\.[\w.]*js$/,
    stage: AFTER_MINIMIZER,
  });
}
