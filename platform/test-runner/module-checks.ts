import { root } from '../base';
import { apiProblems, buildModules } from '../build';
import { journeysOf, type ModuleName } from '../modules';
import { countJest, countProblems, countReport, passedIf, type Count } from './count';
import type { Stage } from './levels';
import { runJourneys } from './run-journeys';
import { jestProgram, newReport, packageFile, runQuietly } from './runners';

const IMPORTS = 'dependency-cruiser/bin/dependency-cruise.mjs';

/** The types, lint and unit tests of these modules, and the API of shared that they are built with. */
export function sourceChecks(modules: readonly ModuleName[]): Stage {
  async function problemsOf(
    program: string,
    args: readonly string[],
    signal: AbortSignal,
  ): Promise<readonly string[]> {
    const all = [packageFile(program), ...args];
    const { exitCode, output } = await runQuietly(process.execPath, all, signal);
    return exitCode === 0 ? [] : [output];
  }

  async function types(signal: AbortSignal): Promise<Count> {
    const problems: string[] = [];
    for (const module of modules)
      problems.push(...(await problemsOf('typescript-native/bin/tsc', ['-p', module], signal)));
    return passedIf(problems.length === 0, problems.join('\n'));
  }

  async function lint(signal: AbortSignal): Promise<Count> {
    const problems = [
      ...(await problemsOf('eslint/bin/eslint.js', [...modules, '--max-warnings', '0'], signal)),
      ...(await problemsOf(IMPORTS, ['--output-type', 'err-long', ...modules], signal)),
      ...(await problemsOf('prettier/bin/prettier.cjs', ['--check', ...modules], signal)),
    ];
    return passedIf(problems.length === 0, problems.join('\n'));
  }

  async function unitTests(signal: AbortSignal): Promise<Count> {
    const report = newReport('check');
    const folders = `/(?:${modules.join('|')})/src/`;
    const args = jestProgram(report, folders);
    const { exitCode } = await runQuietly(process.execPath, args, signal);
    return countReport(report, countJest, exitCode);
  }

  return [
    [{ title: 'Types', run: types }],
    [{ title: 'Lint', run: lint }],
    [
      { title: 'API of shared', run: async () => countProblems(await apiProblems(root)) },
      { title: 'Unit tests', run: unitTests },
    ],
  ];
}

/** The checks that a team runs for its module. */
export function moduleChecks(name: ModuleName): readonly Stage[] {
  async function journeys(signal: AbortSignal): Promise<Count> {
    await buildModules(root, signal);
    return runJourneys([{ args: journeysOf([name]), report: 'journeys' }], signal);
  }
  return [sourceChecks([name]), [[{ title: 'Journeys', run: journeys }]]];
}
