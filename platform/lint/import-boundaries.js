// Which folder may import which. eslint.config.js turns these lists into rules, and import-boundaries.test.ts plants a
// violation of each.
import { MODULE_LIST } from '../modules/modules.js';

const modules = Object.keys(MODULE_LIST);
const remotes = modules.filter((name) => name !== 'shell');
export const product = ['shared', ...modules];

/** The files that remotes expose. Federation requires a default export in them. */
export const exposed = Object.entries(MODULE_LIST).flatMap(([name, { exposes = {} }]) =>
  Object.values(exposes).map((file) => file.replace('./', `${name}/`)),
);

/** The rooms of the platform, lowest first. Each may import those before it. */
export const ROOMS = [
  'theme',
  'base',
  'modules',
  'setup',
  'browser',
  'build',
  'hosting',
  'composer',
  'releases',
  'deploy',
  'local-cloud',
  'rules',
  'managers',
  'doctor',
  'pipeline',
  'test-runner',
  'gate',
  'new-remote',
  'cli',
];

/**
 * The rooms of the shell, lowest first. Each may import those before it. The files next to the rooms may import all of
 * them.
 */
export const SHELL_ROOMS = [
  'analytics',
  'hydration',
  'offline',
  'version-skew',
  'remotes',
  'layout',
  'pages',
  'document',
];

/** The rooms of the cart, as those of the shell. */
export const CART_ROOMS = [
  'order',
  'venmo',
  'ordering',
  'remember-me',
  'send-order',
  'line-notes',
  'order-confirmation',
  'order-again',
  'checkout',
];

/** What other folders may import from a room. */
const PUBLIC_FILES = [
  '**/index.ts',
  // Journeys use it. The index would load every service.
  '**/local-cloud/client.ts',
  // webpack and ESLint run these as plain JavaScript.
  '**/modules/modules.js',
  '**/build/webpack/*.js',
  // They run before any dependency is installed.
  '**/setup/*.mjs',
  '**/testing/**',
];

/** A room's code without its tests, which may render higher rooms. */
const codeOf = (room) => `./${room}/**/!(*.test).{ts,tsx}`;
const inside = (folders) => folders.map((folder) => `./${folder}`);

/** @param rooms lowest first. */
const layersOf = (folder, rooms, target = codeOf) =>
  rooms.slice(0, -1).map((room, level) => ({
    target: target(`${folder}/${room}`),
    from: inside(rooms.slice(level + 1).map((higher) => `${folder}/${higher}`)),
    message: `Imports go down: ${folder}/${room} may import ${rooms.slice(0, level).join(', ') || 'no other room'}.`,
  }));

/**
 * Zones for `import-x/no-restricted-paths`, which checks the file that an import resolves to, however it is written.
 */
export const zones = [
  {
    target: './shared',
    from: inside(modules),
    message: 'shared is a leaf: it imports none of our modules.',
  },
  {
    target: './shell',
    from: inside(remotes),
    message: 'The shell loads its remotes only at run time, through shell/src/remotes.',
  },
  ...remotes.map((remote) => ({
    target: `./${remote}`,
    from: inside(modules.filter((module) => module !== remote)),
    message:
      'A remote imports only shared and itself. It communicates with other modules over the event bus.',
  })),
  {
    target: product.flatMap((folder) => [`./${folder}/src`, `./${folder}/*.ts`]),
    from: inside(['platform', 'bench', 'e2e']),
    message: 'The code of the shop does not import the platform, the benchmark or the journeys.',
  },
  {
    target: './platform',
    from: inside(['bench', 'e2e']),
    message: 'The platform does not import the benchmark or the journeys.',
  },
  {
    target: './bench',
    from: './e2e',
    message:
      'The benchmark does not import the journeys; what both use of a browser is in platform/browser.',
  },
  {
    target: './e2e',
    from: './bench',
    message: 'Nothing imports the benchmark.',
  },
  ...layersOf('platform', ROOMS, (room) => `./${room}`),
  ...layersOf('shell/src', SHELL_ROOMS),
  ...layersOf('cart-mfe/src', CART_ROOMS),
  {
    target: SHELL_ROOMS.map((room) => codeOf(`shell/src/${room}`)),
    from: './shell/src/inspector',
    message: 'Only shell/src/start.tsx and while-idle.ts start the inspector.',
  },
  ...ROOMS.map((room) => ({
    target: inside([
      'e2e',
      'bench',
      ...ROOMS.filter((name) => name !== room).map((name) => `platform/${name}`),
    ]),
    from: `./platform/${room}/**`,
    except: PUBLIC_FILES,
    message: `Import platform/${room} through its index.ts.`,
  })),
];

/**
 * Boundaries by name: `forbids` is a pattern for the import's text, `homes` the folders and files where it is allowed.
 * They apply to the code of the shop.
 */
const boundaries = [
  {
    forbids: '^@?firebase(/|$)',
    homes: ['shared/src/firebase'],
    message: 'Firebase is used only through @simmer/shared/firebase.',
  },
  {
    forbids: '^@emailjs/',
    homes: ['cart-mfe/src/send-order'],
    message: 'Only the adapter in cart-mfe/src/send-order uses EmailJS.',
  },
  {
    forbids: '^react-router(-dom)?(/|$)',
    // `standalone` is the small shell in which a remote runs alone during development.
    homes: ['shared/src/navigation', 'shared/src/standalone', 'shell'],
    isAllowedInTests: true,
    message: 'Remotes navigate through @simmer/shared/navigation.',
  },
  {
    forbids: '^@module-federation/',
    homes: [],
    message:
      'Federation is set up in platform/build/webpack and reached through shell/src/remotes/container.ts.',
  },
  {
    forbids: '^@simmer/shared/bus$',
    // The server entry passes it to the server builds of the remotes. The inspector shows every event.
    homes: [
      'shared',
      'shell/src/inspector',
      'shell/src/server.tsx',
      ...modules.map((name) => `${name}/src/events.ts`),
    ],
    isAllowedInTests: true,
    message:
      'A module declares its events in src/events.ts, and publishes and subscribes through it.',
  },
  {
    forbids: `^(${modules.join('|').replaceAll('-', '[-_]')})(/|$)`,
    homes: [],
    message:
      'Modules are combined only at run time: the shell loads remotes by name in shell/src/remotes.',
  },
  {
    // Federation recognizes a singleton by its public name. With a relative path, a remote would bundle a second cart.
    forbids: '^\\.\\./(auth|bus|cart|config|firebase|navigation|registry)/\\1$',
    homes: [],
    message:
      'Import a part with state by its public name, @simmer/shared/…, inside shared as well.',
  },
];

/** Every home of a boundary, outer folders before inner ones, so that the inner ones win in a flat config. */
export const homes = [...new Set(boundaries.flatMap((boundary) => boundary.homes))].sort();

const isWithin = (folder, home) => folder === home || folder.startsWith(`${home}/`);

export const boundariesFor = (folder) =>
  boundaries.filter((boundary) => !boundary.homes.some((home) => isWithin(folder, home)));

export const boundariesForTests = (folder) =>
  boundariesFor(folder).filter((boundary) => !boundary.isAllowedInTests);

export const testCodeBoundary = {
  forbids: '(^|/)testing/',
  message: 'Test builders and fakes are for tests only.',
};
