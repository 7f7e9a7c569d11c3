import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ModuleName } from '../modules';
import { openStore, type Store } from '../releases';
import { storeRelease } from '../releases/testing/store-release';
import { missingTokens } from './tokens';

let folder: string;
let store: Store;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'simmer-store-'));
  store = openStore(folder);
  publish('shell', '1.0.0', ':root { --ink: #321; --space: 4px }');
  publish('menu-mfe', '1.0.0', '.a { color: var(--ink); top: var(--lost) }');
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

function publish(module: ModuleName, version: string, sheet: string, script = '') {
  storeRelease(store, module, version, { 'main.css': sheet, 'main.js': script });
}

const live = { shell: '1.0.0', 'menu-mfe': '1.0.0' };

function check(module: ModuleName, sheet: string, script?: string) {
  publish(module, '1.0.1', sheet, script);
  const states = [live, { ...live, [module]: '1.0.1' }].map((one) => ({
    live: one,
    log: [],
  }));
  return missingTokens(store, states[0]!, states[1]!, [{ module, version: '1.0.1' }]);
}

it('a token that the live shell does not set is named, with its file', async () => {
  expect(await check('menu-mfe', '.a { margin: 0 calc(2 * var(--gap)) }')).toEqual([
    'menu-mfe reads the token --gap in main.css, which neither it nor the shell 1.0.0 sets: set it in shared/src/ui/tokens.css, and release the shell first.',
  ]);
});

it('a token that a new shell does not set any more is named, with the module that reads it', async () => {
  expect(await check('shell', ':root { --space: 4px }')).toEqual([
    'The live menu-mfe 1.0.0 reads the token --ink, which the shell no longer sets: keep it until a menu-mfe without it is live.',
  ]);
});

it('a shell that reads what it does not set is told so', async () => {
  const sheet = ':root { --ink: #321; color: var(--pale) }';
  expect(await check('shell', sheet)).toEqual([
    'shell reads the token --pale in main.css, which it does not set: set it in shared/src/ui/tokens.css.',
  ]);
});

it.each([
  ['one that the shell sets', '.a { color: var(--ink) }'],
  ['one that the module sets', '.a { --own: 1px; top: var(--own) }'],
  ['one that the module registers', '@property --own { syntax: "*" } .a { top: var(--own) }'],
  ['one with a fallback', '.a { top: var(--gap, 3px) }'],
  ['one that is missing today as well', '.b { left: var(--lost) }'],
])('%s passes', async (_, sheet) => {
  expect(await check('menu-mfe', sheet)).toEqual([]);
});

it('one that a script of the module sets passes', async () => {
  expect(await check('menu-mfe', '.a { top: var(--row) }', 'style={"--row":1}')).toEqual([]);
});
