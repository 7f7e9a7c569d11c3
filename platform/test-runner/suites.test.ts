import type * as Base from '../base';
import { CliError, runCommand } from '../base';
import { buildModules } from '../build';
import { runSuites } from './run-suites';
import { sourceChecks, STAGES } from './suites';

jest.mock('../base', () => ({
  ...jest.requireActual<typeof Base>('../base'),
  runCommand: jest.fn().mockResolvedValue({ code: 0, output: '' }),
}));
jest.mock('../build', () => ({ buildModules: jest.fn(), apiProblems: () => [] }));
jest.mock('../local-cloud', () => ({
  freePorts: () => Promise.resolve({}),
  startLocalCloud: () => Promise.reject(new CliError('Another local cloud is running.')),
}));

it('a second run in a checkout is refused with one sentence, before it builds or tests anything', async () => {
  jest.spyOn(console, 'log').mockImplementation(() => undefined);
  const { passed, failures } = await runSuites(STAGES, new AbortController().signal);
  expect(failures).toEqual(['Emulators, Chromium: Another local cloud is running.']);
  expect(passed).toBe(0);
  expect(buildModules).not.toHaveBeenCalled();
});

it('a candidate that changes what the database rules are tested with is not refused because there are no emulators', async () => {
  const tests = sourceChecks(['menu-mfe'], ['shared/src/menu/tags.ts']).at(-1);
  await tests?.run(new AbortController().signal, undefined as never);
  const args = jest.mocked(runCommand).mock.lastCall?.[1] ?? [];
  const ignored = args.slice(
    args.indexOf('--testPathIgnorePatterns') + 1,
    args.indexOf('--findRelatedTests'),
  );
  expect(
    ignored.some((pattern) => new RegExp(pattern).test('shared/tools/rules/menu.cloud.test.ts')),
  ).toBe(true);
});
