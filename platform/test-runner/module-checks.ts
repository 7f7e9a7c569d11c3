import { root } from '../base';
import { buildModules } from '../build';
import { journeysOf, type ModuleName } from '../modules';
import { countJest, countReport, passedIf, type Count } from './count';
import type { Level } from './levels';
import { runJourneys } from './run-journeys';
import { jestProgram, newReport, packageFile, runQuietly } from './runners';

/** What one team runs for its module: `sources` need no build and run at the same time. */
export function moduleChecks(name: ModuleName): { sources: readonly Level[]; journeys: Level } {
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
    return runJourneys([journeysOf([name])], signal);
  }

  return {
    sources: [
      { title: 'Types', run: types },
      { title: 'Lint', run: lint },
      { title: 'Unit tests', run: unitTests },
    ],
    journeys: { title: 'Journeys', run: journeys },
  };
}
