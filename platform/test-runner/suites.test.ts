import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { holdFolder, stateDirectory } from '../base';
import { buildModules } from '../build';
import { filesOf, takeSnapshot } from './remembered';
import { runSuites } from './run-suites';
import { sourceSuites, STAGES } from './suites';

jest.mock('../base', () => ({
  ...jest.requireActual<typeof import('../base')>('../base'),
  stateDirectory: mkdtempSync(join(tmpdir(), 'simmer-tests-')),
}));
jest.mock('../build', () => ({ buildModules: jest.fn(), apiProblems: () => [] }));
afterAll(() => {
  rmSync(stateDirectory, { recursive: true });
});

it('a second run in a checkout is refused with one sentence, before it builds or tests anything', async () => {
  jest.spyOn(console, 'log').mockImplementation(() => undefined);
  const free = await holdFolder(join(stateDirectory, 'tests'), 'run of the tests');
  const { passed, failures } = await runSuites(STAGES, new AbortController().signal);
  free();
  expect(failures).toEqual([
    expect.stringContaining('Another run of the tests is running in this checkout (process '),
  ]);
  expect(passed).toBe(0);
  expect(buildModules).not.toHaveBeenCalled();
});

it('a release waits for what its module and shared contain, and for nothing that others may have broken', () => {
  const files = filesOf(takeSnapshot());
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
  const files = filesOf(takeSnapshot());
  const tests = sourceSuites(['cart-mfe', 'shared']).flatMap(({ parts }) =>
    Object.keys(parts?.(files) ?? {}).filter((part) => part.endsWith('.cloud.test.ts')),
  );
  expect(tests).toEqual(['cart-mfe/src/limits/late/counting.cloud.test.ts']);
});
