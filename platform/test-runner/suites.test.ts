import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { holdFolder, stateDirectory } from '../base';
import { buildModules } from '../build';
import { runSuites } from './run-suites';
import { STAGES } from './suites';

jest.mock('../base', () => ({
  ...jest.requireActual<typeof import('../base')>('../base'),
  stateDirectory: mkdtempSync(join(tmpdir(), 'shop-tests-')),
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
