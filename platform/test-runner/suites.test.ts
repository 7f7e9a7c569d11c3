import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { holdFolder, runCommand, stateDirectory } from '../base';
import { buildModules } from '../build';
import { runSuites } from './run-suites';
import { sourceChecks, STAGES } from './suites';

jest.mock('../base', () => ({
  ...jest.requireActual<typeof import('../base')>('../base'),
  stateDirectory: mkdtempSync(join(tmpdir(), 'simmer-tests-')),
  runCommand: jest.fn().mockResolvedValue({ code: 0, output: '' }),
}));
jest.mock('../build', () => ({ buildModules: jest.fn(), apiProblems: () => [] }));
afterAll(() => {
  rmSync(stateDirectory, { recursive: true });
});

it('a second run in a checkout is refused with one sentence, before it builds or tests anything', async () => {
  jest.spyOn(console, 'log').mockImplementation(() => undefined);
  const free = holdFolder(join(stateDirectory, 'tests'), 'run of the tests');
  const { passed, failures } = await runSuites(STAGES, new AbortController().signal);
  free();
  expect(failures).toEqual([
    expect.stringContaining('Another run of the tests is running in this checkout (process '),
  ]);
  expect(passed).toBe(0);
  expect(buildModules).not.toHaveBeenCalled();
});

it('a candidate that changes what the database rules are tested with is not refused for lack of emulators', async () => {
  const tests = sourceChecks(['menu-mfe'], ['shared/src/menu/tags.ts']).at(-1);
  await tests?.run(new AbortController().signal, undefined as never, []);
  const args = jest.mocked(runCommand).mock.lastCall?.[1] ?? [];
  const ignored = args.slice(
    args.indexOf('--testPathIgnorePatterns') + 1,
    args.indexOf('--findRelatedTests'),
  );
  expect(
    ignored.some((pattern) => new RegExp(pattern).test('shared/tools/rules/menu.cloud.test.ts')),
  ).toBe(true);
});
