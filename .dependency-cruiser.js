// Which folder may import which: part of `npm run lint`. `npm run docs` draws what it finds.
import { MODULE_LIST, SOURCE_FOLDERS as folders } from './platform/modules/modules.js';

const modules = MODULE_LIST.map(({ name }) => name);
const remotes = modules.filter((name) => name !== 'shell');
const any = (names) => `(${names.join('|')})`;
const SHOP = `^${any(['shared', ...modules])}/`;
/** What runs on a developer's machine for a module: no page loads it. */
const TOOLS = '^[^/]+/tools/';
const TESTS = '[.]test[.]|/testing/';
/** A package, however its import is resolved. */
const npm = (name) => `(^|node_modules/)${name}/`;

/** The rooms of a folder, lowest first. The files next to the rooms may import all of them. */
const PLATFORM = [
  ...['base', 'modules', 'shop', 'setup', 'browser', 'build', 'hosting', 'composer', 'releases'],
  ...['deploy', 'local-cloud', 'publish', 'test-runner', 'gate', 'new-remote', 'cli'],
];
const SHELL = [
  ...['analytics', 'hydration', 'offline', 'version-skew', 'remotes', 'layout', 'pages'],
  'document',
];
const CART = [
  ...['clipboard', 'line-picture', 'order', 'venmo'],
  ...['limits', 'ordering', 'remember-me', 'send-order', 'line-notes'],
  ...['order-state', 'order-changes', 'order-confirmation', 'order-again', 'checkout'],
];
const MENU = [
  ...['dish-pictures', 'dish-card', 'section', 'monthly-menu'],
  ...['limits', 'photos', 'structured-data', 'day-preview', 'idle-part', 'menu-sections'],
];
const EDITOR = [
  ...['write', 'draft', 'stored-menu', 'settings', 'ordering', 'limits', 'editor', 'photo'],
  ...['item-form', 'ordering-section', 'limits-section', 'new-item', 'former-dishes', 'item-list'],
  ...['fixed-dishes-section', 'menu-editor'],
];

const KITCHEN = ['order-list', 'to-cook', 'accounts', 'paper', 'tickets', 'kitchen'];
const SHARED = [
  ...['counted', 'navigation', 'offline', 'online', 'parse'],
  ...['payment', 'report', 'saves-data', 'tab-return', 'time-limit', 'wait', 'bus', 'config'],
  ...['registry', 'store', 'stored', 'ui', 'guest-records', 'inspector', 'money', 'ordering'],
  ...['order-ticket', 'cart', 'menu', 'limits', 'firebase', 'auth', 'account', 'standalone'],
];

/** What other folders may import from a room of the platform. */
const PUBLIC = [
  '/index[.]ts$',
  // webpack and ESLint run these as plain JavaScript.
  '/base/[^/]+[.]js$',
  '/modules/modules[.]js$',
  '/build/webpack/[^/]+[.]js$',
  // Node runs these before any dependency is installed.
  '/(setup|modules)/[^/]+[.]mjs$',
  '/testing/',
];

/** Imports go down. @param unordered folders that are no rooms. */
const layers = (folder, rooms, unordered, exceptFrom = []) => [
  ...rooms.slice(0, -1).map((room, level) => ({
    name: `${folder}/${room}`,
    comment: `Imports go down. It may import ${rooms.slice(0, level).join(', ') || 'no other room'}.`,
    from: { path: `^${folder}/${room}/`, pathNot: exceptFrom },
    to: { path: `^${folder}/${any(rooms.slice(level + 1))}/` },
  })),
  {
    name: `a new room of ${folder}`,
    comment: 'Give it a place in the list of rooms in .dependency-cruiser.js.',
    from: { path: `^${folder}/[^/]+/`, pathNot: `^${folder}/${any([...rooms, ...unordered])}/` },
    to: {},
  },
];

/** @param homes where the shop may import it. */
const only = (name, path, homes, comment) => ({
  name,
  comment,
  from: {
    path: SHOP,
    pathNot: [TOOLS, ...homes.map((home) => (home === TESTS ? home : `^${home}`))],
  },
  to: { path },
});

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no circles',
      comment: 'Move what both need to a file of its own.',
      from: {},
      to: { circular: true },
    },
    {
      name: 'modules meet at run time',
      comment:
        'The shell loads remotes by name in shell/src/remotes; remotes import shared and themselves and talk over the bus; shared imports none of them.',
      from: { path: SHOP, pathNot: TOOLS },
      to: { path: `^${any(modules).replaceAll('-', '[-_]')}(/|$)`, pathNot: '^$1/' },
    },
    {
      name: 'the shop imports no tools',
      from: { path: `${SHOP}(src/|[^/]+[.]tsx?$)` },
      to: { path: ['^(platform|bench|e2e)/', TOOLS] },
    },
    {
      name: 'what the platform knows of the shop',
      comment:
        'Nothing of it by an import: it tells the platform what it is in shell/tools/*.platform.ts and in each module.json. Its tests serve the library.',
      from: { path: '^platform/', pathNot: '^platform/lint/|[.]repository[.]test[.]' },
      to: { path: [TOOLS, SHOP] },
    },
    {
      name: 'nothing imports the benchmark or the journeys',
      comment: 'What both use of a browser is in platform/browser.',
      from: { path: '^(platform|bench|e2e)/' },
      to: { path: '^(bench|e2e)/', pathNot: '^$1/' },
    },
    {
      name: 'a room is imported through its index.ts',
      from: {
        path: '^(platform/[^/]+|bench|e2e|[^/]+/tools)/',
        pathNot: '^platform/(jest|lint)/',
      },
      to: { path: `^platform/${any(PLATFORM)}/`, pathNot: ['^$1/', ...PUBLIC] },
    },
    ...layers('platform', PLATFORM, ['jest', 'lint', 'testing']),
    ...layers('shell/src', SHELL, ['testing'], [TESTS]),
    // Creates what the rooms provide, for the components of all rooms.
    ...layers('cart-mfe/src', CART, ['testing', 'services'], [TESTS]),
    ...layers('menu-mfe/src', MENU, ['testing'], [TESTS]),
    ...layers('editor-mfe/src', EDITOR, ['testing'], [TESTS]),
    ...layers('kitchen-mfe/src', KITCHEN, ['testing'], [TESTS]),
    ...layers('shared/src', SHARED, ['testing'], [TESTS]),
    {
      name: 'shared by its name',
      comment: 'Import @simmer/shared/…, and not by a path.',
      from: { path: `^${any(modules)}/`, pathNot: TOOLS },
      to: { path: '^shared/', dependencyTypes: ['local'] },
    },
    {
      name: 'one copy of what has state',
      comment:
        'Federation recognizes a singleton by its public name, @simmer/shared/…: with a path, a remote would bundle a second one.',
      from: { path: '^shared/src/([^/]+)/' },
      to: {
        path: '^shared/src/(auth|bus|cart|config|firebase|navigation|registry)/\\1[.]tsx?$',
        pathNot: '^shared/src/$1/',
        dependencyTypes: ['local'],
      },
    },
    only(
      'Firebase',
      npm('@?firebase'),
      ['shared/src/(firebase|testing)/'],
      'Use it through @simmer/shared/firebase.',
    ),
    only(
      'EmailJS',
      npm('@emailjs'),
      ['cart-mfe/src/send-order/'],
      'Only the adapter in cart-mfe/src/send-order uses it.',
    ),
    only(
      'the router',
      npm('react-router(-dom)?'),
      // `standalone` is the small shell in which a remote runs alone during development.
      ['shared/src/(navigation|standalone)/', 'shell/', TESTS],
      'Navigate through @simmer/shared/navigation.',
    ),
    only(
      'federation',
      npm('@module-federation'),
      [],
      'It is set up in platform/build/webpack and reached through shell/src/remotes/container.ts.',
    ),
    only(
      'the event bus',
      '^shared/src/bus/',
      // The server entry passes it to the server builds of the remotes. The inspector shows every event.
      ['shared/', 'shell/src/(inspector/|server[.]tsx$)', '[^/]+/src/events[.]ts$', TESTS],
      'Declare events in src/events.ts, and publish and subscribe through it.',
    ),
    only('builders and fakes are for tests', '/testing/', [TESTS]),
    {
      name: 'a remote styles only itself',
      comment: 'Use a CSS module: a plain stylesheet matches elements of other modules.',
      from: { path: `^${any(remotes)}/` },
      to: { path: '[.]css$', pathNot: '[.]module[.]css$' },
    },
  ].map((rule) => ({ severity: 'error', ...rule })),
  options: {
    exclude: '^[^/]+/dist/',
    doNotFollow: 'node_modules',
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs'],
    },
    reporterOptions: {
      archi: {
        collapsePattern: `^(platform/[^/]+|[^/]+/tools/[^/]+|${any(folders)})`,
        filters: {
          includeOnly: { path: `^${any(folders)}/` },
          // Tests may import anything. Lint and jest are configuration.
          exclude: {
            path: '(testing|platform/(lint|jest))/|[.]test[.]|[.]d[.]ts$|[.](css|svg|woff2|json)$|[.]config[.][jt]s$|webpack[.]shared[.]js$|platform/run[.]mjs',
          },
        },
        theme: {
          replace: true,
          graph: {
            rankdir: 'TB',
            nodesep: '0.4',
            ranksep: '0.4',
            fontname: 'Helvetica',
            bgcolor: '#fffdf9',
          },
          node: {
            shape: 'box',
            style: 'rounded,filled',
            color: '#9a6b4f',
            fillcolor: '#fbefdf',
            fontname: 'Helvetica',
            fontsize: '12',
            margin: '0.18,0.09',
          },
          edge: { color: '#9a6b4f', arrowsize: '0.7' },
          modules: [],
          dependencies: [],
        },
      },
    },
  },
};
