// @ts-check
import { resolve } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack from 'webpack';
import { root } from '../../../platform/build/webpack/project.js';

const sources = resolve(root, 'tools/bench/sources');

/** @param {string} file of the folder `sources` */
export const source = (file) => resolve(sources, file);

/**
 * Where a variant's build goes.
 * @param {string} variant
 */
export const outputOf = (variant) => resolve(root, '.simmer/bench/builds', variant);

/**
 * A module's own two builds, so that a variant differs in nothing but what it is about.
 * @param {string} name
 * @returns {Promise<import('webpack').Configuration[]>}
 */
export async function buildsOf(name) {
  const { default: define } = await import(resolve(root, name, 'webpack.config.js'));
  return define({}, { mode: 'production' });
}

/** @param {import('webpack').Configuration | undefined} build */
export const pluginsWithoutFederation = (build) =>
  (build?.plugins ?? []).filter((plugin) => !(plugin instanceof ModuleFederationPlugin));

/** @param {string} file that stands in for the shell's one place that knows how remotes are found */
export const remotesFrom = (file) =>
  new webpack.NormalModuleReplacementPlugin(/\/remotes\/create-remotes$/, source(file));
