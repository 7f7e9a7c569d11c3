// @ts-check
import { resolve } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack from 'webpack';
import { root } from '../../platform/base/names.js';
import { singletonNames } from '../../platform/build/webpack/singletons.js';
import { VerifiedChunks } from '../../platform/build/webpack/verified-chunks.js';
import { MODULE_LIST, moduleNamed } from '../../platform/modules/modules.js';
import { defineModule } from '../../webpack.shared.js';
import { federatedPort } from './federated-ports.js';

/** @typedef {import('webpack').Configuration} Configuration */

const MODULE_NAMES = MODULE_LIST.map(({ name }) => name);

/** @param {string} file of the folder `sources` */
const source = (file) => resolve(root, 'bench/sources', file);

/** @param {string} module */
const federationName = (module) => module.replaceAll('-', '_');

/**
 * A module's own build with a different way for the shell to find the remotes, so that a variant differs in nothing
 * else.
 * @param {string} name
 * @param {Configuration | undefined} own
 * @param {string} remotes
 * @param {Configuration} [changes]
 * @returns {Configuration}
 */
const variant = (name, own, remotes, changes) => ({
  ...own,
  name,
  output: { ...own?.output, path: resolve(root, '.simmer/bench/builds', name) },
  ...changes,
  plugins: [
    ...(own?.plugins ?? []).filter((plugin) => !(plugin instanceof ModuleFederationPlugin)),
    new webpack.NormalModuleReplacementPlugin(/\/remotes\/create-remotes$/, source(remotes)),
    ...(changes?.plugins ?? []),
  ],
});

/**
 * The settings that federation's documentation recommends for packages that hold state. Everything else has its
 * default.
 */
const shared = Object.fromEntries(
  ['react-router-dom', ...singletonNames()]
    .filter((name) => name !== 'react/jsx-runtime')
    .map((name) => [name, { singleton: true }]),
);

/** @param {string} name */
async function federated(name) {
  const [client] = await defineModule(name)({}, { mode: 'production' });
  const { exposes } = moduleNamed(name);
  const remotes = Object.fromEntries(
    MODULE_NAMES.filter((module) => module !== 'shell').map((remote) => [
      federationName(remote),
      `${federationName(remote)}@http://localhost:${federatedPort(remote)}/mf-manifest.json`,
    ]),
  );
  // The documentation does not cover integrity of chunks, and some of these chunks have no file to verify.
  const plugins = client?.plugins?.filter((plugin) => !(plugin instanceof VerifiedChunks)) ?? [];
  return variant(`plain/${name}`, { ...client, plugins }, 'federated-remotes.ts', {
    entry: exposes ? {} : { main: source('federated-entry.ts') },
    resolve: { ...client?.resolve, alias: {} },
    plugins: [
      new ModuleFederationPlugin({
        name: federationName(name),
        dts: false,
        shared,
        ...(exposes ? { filename: 'remoteEntry.js', exposes } : { remotes }),
      }),
    ],
  });
}

export default async () => {
  const [client, server] = await defineModule('shell')({}, { mode: 'production' });
  const output = { ...server?.output, filename: '[name].cjs', publicPath: '/' };
  return [
    variant('bundle', client, 'bundled-remotes.ts'),
    variant('prerender', { ...server, output }, 'bundled-remotes.ts', {
      entry: { prerender: source('prerender.ts') },
    }),
    ...(await Promise.all(MODULE_NAMES.map(federated))),
  ];
};
