import { root } from '../base';
import { apiProblems, buildModules } from '../build';
import { journeysOf, type ModuleName } from '../modules';
import { countJest, countProblems, countReport, passedIf, type Count } from './count';
import type { Stage } from './levels';
import { runJourneys } from './run-journeys';
import { jestProgram, newReport, packageFile, runQuietly } from './runners';

/** The types, lint and unit tests of these modules, and the API of shared that they are built with. */
export function sourceChecks(modules: readonly ModuleName[]): Stage {
  const run = (program: string, args: readonly string[], signal: AbortSignal) =>
    runQuietly(process.execPath, [packageFile(program), ...args], signal);

  async function types(signal: AbortSignal): Promise<Count> {
    let failed = false;
    for (const module of modules)
      failed = (await run('typescript/bin/tsc', ['-p', module], signal)) !== 0 || failed;
    return passedIf(!failed);
  }

  async function lint(signal: AbortSignal): Promise<Count> {
    const eslint = await run('eslint/bin/eslint.js', [...modules, '--max-warnings', '0'], signal);
    const prettier = await run('prettier/bin/prettier.cjs', ['--check', ...modules], signal);
    return passedIf(eslint === 0 && prettier === 0);
  }

  async function unitTests(signal: AbortSignal): Promise<Count> {
    const report = newReport('check');
    const folders = `/(?:${modules.join('|')})/src/`;
    const code = await runQuietly(process.execPath, jestProgram(report, folders), signal);
    return countReport(report, countJest, code);
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

/** What one team runs for its module. */
export function moduleChecks(name: ModuleName): readonly Stage[] {
  async function journeys(signal: AbortSignal): Promise<Count> {
    await buildModules(root, signal);
    return runJourneys([{ args: journeysOf([name]), report: 'journeys' }], signal);
  }
  return [sourceChecks([name]), [[{ title: 'Journeys', run: journeys }]]];
}
