// @ts-check
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { singletonNames } from '../../../platform/build/webpack/singletons.js';
import { buildsOf, outputOf, pluginsWithoutFederation, remotesFrom, source } from './project.js';

const REMOTES = ['menu-mfe', 'cart-mfe', 'editor-mfe'];

/** @param {string} module */
const federationName = (module) => module.replaceAll('-', '_');

/** As federation's documentation advises for packages that hold state; all else is left to its defaults. */
const shared = Object.fromEntries(
  ['react-dom', 'react-router-dom', ...singletonNames()]
    .filter((name) => name !== 'react/jsx-runtime')
    .map((name) => [name, { singleton: true }]),
);

/** @param {Record<string, string>} origins of the remotes, by module */
const remotesAt = (origins) =>
  Object.fromEntries(
    REMOTES.map((module) => [
      federationName(module),
      `${federationName(module)}@${origins[module]}/mf-manifest.json`,
    ]),
  );

/**
 * What a module exposes; the entries of its server build are the same parts.
 * @param {import('webpack').Configuration | undefined} server
 */
const exposesOf = (server) =>
  Object.fromEntries(
    Object.entries(server?.entry ?? {}).map(([part, files]) => [`./${part}`, files.at(-1)]),
  );

/**
 * One module of plain federation: `--env module=menu-mfe`; the shell is told its remotes' origins as well,
 * `--env menu-mfe=http://…`.
 * @param {Record<string, string>} env
 */
export default async (env) => {
  const { module: name = 'shell' } = env;
  const isShell = name === 'shell';
  const [client, server] = await buildsOf(name);
  return {
    ...client,
    entry: isShell ? { main: source('federated-entry.ts') } : {},
    output: { ...client?.output, path: outputOf(`federated/${name}`) },
    resolve: { ...client?.resolve, alias: {} },
    plugins: [
      ...pluginsWithoutFederation(client),
      new ModuleFederationPlugin({
        name: federationName(name),
        dts: false,
        shared,
        ...(isShell
          ? { remotes: remotesAt(env) }
          : { filename: 'remoteEntry.js', exposes: exposesOf(server) }),
      }),
      remotesFrom('federated-remotes.ts'),
    ],
  };
};
