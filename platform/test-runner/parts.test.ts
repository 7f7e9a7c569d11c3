import { spawnSync } from 'node:child_process';
import { root } from '../base';
import { takeSnapshot } from './remembered';
import { STAGES } from './suites';

const files = [...takeSnapshot().keys()];
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

const FILES = 'Lint of all files: Format, Dead code, Imports';
const ALL_SCRIPTS =
  'Lint: bench, cart-mfe, e2e, editor-mfe, kitchen-mfe, menu-mfe, platform, shared, shell';
const TITLES = 'Unit tests: platform/lint';

describe('what a change concerns is tested again, and nothing else:', () => {
  it.each<[string, string[]]>([
    ['docs/architecture.md', ['Lint of all files: Format', TITLES]],
    ['menu-mfe/README.md', ['Lint of all files: Format', TITLES]],
    ['.github/workflows/change.yml', ['Lint of all files: Format, Dead code, Workflows', TITLES]],
    [
      'cart-mfe/src/checkout/checkout.tsx',
      [
        'Types',
        'Lint: bench, cart-mfe, e2e',
        FILES,
        'API, size: size',
        'Unit tests: bench, cart-mfe, platform/cli, platform/gate, platform/lint, platform/local-cloud, platform/new-remote, platform/releases, platform/test-runner',
        'Journeys: e2e/guest/checkout.spec.ts, e2e/guest/order-a-meal.spec.ts',
        'Another business',
      ],
    ],
    [
      'cart-mfe/src/ordering/ordering.test.tsx',
      ['Types', 'Lint: cart-mfe', FILES, 'Unit tests: cart-mfe, platform/lint'],
    ],
    [
      'shared/src/cart/cart.ts',
      [
        ...['Types', ALL_SCRIPTS, FILES, 'Database rules', 'API, size', 'Unit tests'],
        ...['Journeys', 'Another business'],
      ],
    ],
    [
      'platform/jest/dom.ts',
      [
        ...['Types', ALL_SCRIPTS, FILES, 'Database rules', 'API, size: size', 'Unit tests'],
        ...['Journeys', 'Another business'],
      ],
    ],
    [
      'e2e/guest/browse.spec.ts',
      [
        ...['Types', 'Lint: e2e', FILES, TITLES],
        ...['Journeys: e2e/guest/browse.spec.ts', 'Another business'],
      ],
    ],
    [
      'e2e/fixtures/guest.ts',
      ['Types', 'Lint: e2e', FILES, TITLES, 'Journeys', 'Another business'],
    ],
    ['bench/bench.ts', ['Types', 'Lint: bench', FILES, 'Unit tests: bench, platform/lint']],
    [
      'firestore.rules',
      [
        ...['Lint of all files: Format', 'Database rules', 'API, size: size', TITLES],
        ...['Journeys', 'Another business'],
      ],
    ],
    ['eslint.config.js', ['Types', 'Lint', FILES, TITLES]],
    [
      'package-lock.json',
      [
        ...['Types', 'Lint', 'Lint of all files', 'Database rules', 'API, size', 'Unit tests'],
        ...['Journeys', 'Another business'],
      ],
    ],
  ])('%s', (path, names) => {
    expect(files).toContain(path);
    expect(repeatedAfter(path)).toEqual(names);
  });

  it('every file is tested for more than its format, but for texts, and what only people and other programs read', () => {
    const formatted = ['Lint of all files: Format', TITLES];
    // A developer may have others.
    const tracked = spawnSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).stdout;
    const untested = tracked
      .split('\n')
      .filter((path) => repeatedAfter(path).every((name) => formatted.includes(name)));
    const known = /^$|\.md$|^\.(editorconfig|gitignore|npmrc|nvmrc|prettierignore)$|^\.ci\/run$/;
    const pictures = ['docs/images/architecture.svg', 'docs/images/home.webp'];
    expect(untested.filter((path) => !known.test(path) && !pictures.includes(path))).toEqual([]);
  });
});
