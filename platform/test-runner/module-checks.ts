import { root } from '../base';
import { buildModules } from '../build';
import { journeysOf, type ModuleName } from '../modules';
import { countJest, countReport, passedIf, type Count } from './count';
import type { Stage } from './levels';
import { runJourneys } from './run-journeys';
import { jestProgram, newReport, packageFile, runQuietly } from './runners';

/** What one team runs for its module. */
export function moduleChecks(name: ModuleName): readonly Stage[] {
  const run = (program: string, args: readonly string[], signal: AbortSignal) =>
    runQuietly(process.execPath, [packageFile(program), ...args], signal);

  async function types(signal: AbortSignal): Promise<Count> {
    return passedIf((await run('typescript/bin/tsc', ['-p', name], signal)) === 0);
  }

  async function lint(signal: AbortSignal): Promise<Count> {
    const eslint = await run('eslint/bin/eslint.js', [name, '--max-warnings', '0'], signal);
    const prettier = await run('prettier/bin/prettier.cjs', ['--check', name], signal);
    return passedIf(eslint === 0 && prettier === 0);
  }

  async function unitTests(signal: AbortSignal): Promise<Count> {
    const report = newReport('check');
    const code = await runQuietly(process.execPath, jestProgram(report, `/${name}/src/`), signal);
    return countReport(report, countJest, code);
  }

  async function journeys(signal: AbortSignal): Promise<Count> {
    await buildModules(root, signal);
    return runJourneys([{ args: journeysOf([name]), report: 'journeys' }], signal);
  }

  return [
    [
      [{ title: 'Types', run: types }],
      [{ title: 'Lint', run: lint }],
      [{ title: 'Unit tests', run: unitTests }],
    ],
    [[{ title: 'Journeys', run: journeys }]],
  ];
}
