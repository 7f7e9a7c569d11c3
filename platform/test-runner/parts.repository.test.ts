import { spawnSync } from 'node:child_process';
import { root } from '../base';
import { filesOf, takeSnapshot } from './remembered';
import { selectFrom } from './run-suites';
import { sourceSuites, STAGES } from './suites';

const files = filesOf(takeSnapshot());
const SUITES = STAGES.flat().map(({ title, parts }) => ({
  title,
  parts: Object.entries(parts?.(files) ?? {}),
}));

/** What a change to a file repeats: whole suites, or names of their parts. Unit tests are named by their folders. */
function repeatedAfter(path: string): string[] {
  return SUITES.flatMap(({ title, parts }) => {
    const names = parts.filter(([, reads]) => reads(path)).map(([name]) => name);
    if (names.length === 0) return [];
    if (names.length === parts.length) return [title];
    const short = names.map((name) =>
      name.replace(/^((platform\/)?[\w-]+)\/.*\.test\.tsx?$/, '$1'),
    );
    return [`${title}: ${[...new Set(short)].join(', ')}`];
  });
}

const ALL_SCRIPTS =
  'Lint: bench, cart-mfe, e2e, editor-mfe, kitchen-mfe, menu-mfe, platform, shared, shell';
const ALL_CODE = ['Types', ALL_SCRIPTS, 'Lint: imports', 'Lint: unused'];
const SITE = ['Size', 'Journeys', 'Another business'];
const OF_PLATFORM = ['Lint: format: platform', 'Database rules', 'Unit tests'];
const TITLES = 'Unit tests: platform/lint';

/** What a change to a script in a folder that no other folder imports repeats. */
const alone = (folder: string) => [
  ...[`Types: ${folder}, platform, tsconfig.base.json`, `Lint: ${folder}`],
  ...[`Lint: format: ${folder}`, `Lint: imports: ${folder}`, 'Lint: unused'],
];

describe('what a change concerns is tested again, and nothing else:', () => {
  it.each<[string, string[]]>([
    ['docs/architecture.md', ['Lint: format: docs', TITLES]],
    ['menu-mfe/README.md', ['Lint: format: menu-mfe', TITLES]],
    [
      '.github/workflows/change.yml',
      ['Lint: format: .github', 'Lint: unused', 'Lint: workflows', TITLES],
    ],
    [
      'cart-mfe/src/checkout/checkout.tsx',
      [
        'Types: bench, cart-mfe, e2e, platform, tsconfig.base.json',
        'Lint: bench, cart-mfe, e2e',
        'Lint: format: cart-mfe',
        'Lint: imports: bench, cart-mfe, e2e',
        'Lint: unused',
        'Database rules',
        'Size',
        'Unit tests: bench, cart-mfe, platform/lint, platform/new-remote, platform/test-runner, shell',
        'Journeys: e2e/guest/checkout.spec.ts, e2e/guest/order-a-meal.spec.ts',
        'Another business',
      ],
    ],
    [
      'cart-mfe/src/ordering/ordering.test.tsx',
      [...alone('cart-mfe'), 'Unit tests: cart-mfe, platform/lint'],
    ],
    [
      'shared/src/cart/cart.ts',
      [
        ...[...ALL_CODE, 'Lint: format: shared', 'Database rules', 'API of shared', ...SITE],
        'Unit tests: bench, cart-mfe, editor-mfe, kitchen-mfe, menu-mfe, platform/lint, platform/new-remote, platform/test-runner, shared, shell',
      ],
    ],
    ['platform/jest/dom.ts', [...ALL_CODE, ...OF_PLATFORM, ...SITE]],
    ['platform/testing/library/news/src/news.tsx', [...ALL_CODE, ...OF_PLATFORM, ...SITE]],
    [
      'e2e/guest/browse.spec.ts',
      [...alone('e2e'), TITLES, 'Journeys: e2e/guest/browse.spec.ts', 'Another business'],
    ],
    ['e2e/fixtures/guest.ts', [...alone('e2e'), TITLES, 'Journeys', 'Another business']],
    ['bench/bench.ts', [...alone('bench'), 'Unit tests: bench, platform/lint']],
    [
      'firestore.rules',
      [
        ...['Lint: format: firestore.rules', 'Database rules', 'Size', `${TITLES}, shared`],
        ...['Journeys', 'Another business'],
      ],
    ],
    [
      'eslint.config.js',
      [
        ...['Types: platform, tsconfig.base.json', 'Lint', 'Lint: format: eslint.config.js'],
        ...['Lint: unused', `${TITLES}, shared`],
      ],
    ],
    [
      '.prettierrc.json',
      [
        ...['Types: platform, tsconfig.base.json', 'Lint: format', 'Lint: unused'],
        `${TITLES}, platform/new-remote`,
      ],
    ],
    ['package-lock.json', SUITES.filter(({ parts }) => parts.length > 0).map(({ title }) => title)],
  ])('%s', (path, names) => {
    expect(files).toContain(path);
    expect(repeatedAfter(path).sort()).toEqual([...names].sort());
  });

  it('npm test with the name of a remote plays the journeys that its list names', () => {
    const journeys = selectFrom(STAGES, ['cart-mfe'])
      .flat()
      .find(({ title }) => title === 'Journeys');
    expect(Object.keys(journeys?.parts?.(files) ?? {})).toEqual([
      'e2e/guest/checkout.spec.ts',
      'e2e/guest/order-a-meal.spec.ts',
    ]);
  });

  it('every file is tested for more than its format, but for texts, and what only people and other programs read', () => {
    // A developer may have others.
    const tracked = spawnSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).stdout;
    const untested = tracked
      .split('\n')
      .filter((path) =>
        repeatedAfter(path).every((name) => /^Lint: format/.test(name) || name === TITLES),
      );
    const known = /^$|\.md$|^\.(editorconfig|gitignore|npmrc|nvmrc|prettierignore)$|^\.ci\/run$/;
    const pictures = ['docs/images/architecture.svg', 'docs/images/home.webp'];
    expect(untested.filter((path) => !known.test(path) && !pictures.includes(path))).toEqual([]);
  });
});

it('a release waits for what its module and shared contain, and for nothing that others may have broken', () => {
  const tested = sourceSuites(['menu-mfe', 'shared']).map(({ title, parts }) => {
    const folders = Object.keys(parts?.(files) ?? {}).map((part) => part.replace(/\/.*/, ''));
    return [title, [...new Set(folders)].join(' and ')];
  });
  expect(Object.fromEntries(tested)).toEqual({
    Types: 'menu-mfe and shared',
    Lint: 'menu-mfe and shared',
    'Lint: format': 'menu-mfe and shared',
    'Lint: imports': 'menu-mfe and shared',
    'API of shared': 'shared',
    'Unit tests': 'menu-mfe and shared',
    'Tests on the emulators': '',
  });
});

it('a release of a module with tests that need the emulators waits for them', () => {
  const tests = sourceSuites(['cart-mfe', 'shared']).flatMap(({ parts }) =>
    Object.keys(parts?.(files) ?? {}).filter((part) => part.endsWith('.cloud.test.ts')),
  );
  expect(tests).toEqual(['cart-mfe/src/limits/late/counting.cloud.test.ts']);
});
