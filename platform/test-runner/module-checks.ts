import { mkdirSync, rmSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { indent, root, runCommand } from '../base';
import { buildModules } from '../build';
import { journeysOf, type ModuleName } from '../modules';
import { type Count, countJest, countReport, ONE_FAILED, ONE_PASSED } from './count';
import type { Level } from './levels';
import { reportPath } from './reports';
import { runJourneys } from './run-journeys';

/** Runs a package's program; prints what it said when it fails. */
async function run(program: string, args: readonly string[], signal: AbortSignal): Promise<number> {
  const { code, output } = await runCommand(
    process.execPath,
    [resolve(root, 'node_modules', program), ...args],
    { cwd: root, signal },
  );
  if (code !== 0) console.log(indent(output.trimEnd()));
  return code;
}

async function lint(name: ModuleName, signal: AbortSignal): Promise<Count> {
  const eslint = await run('eslint/bin/eslint.js', [name, '--max-warnings', '0'], signal);
  const prettier = await run('prettier/bin/prettier.cjs', ['--check', name], signal);
  return eslint === 0 && prettier === 0 ? ONE_PASSED : ONE_FAILED;
}

async function unitTests(name: ModuleName, signal: AbortSignal): Promise<Count> {
  const report = reportPath('check');
  mkdirSync(dirname(report), { recursive: true });
  rmSync(report, { force: true });
  const options = ['--ci', '--json', `--outputFile=${report}`];
  const code = await run('jest/bin/jest.js', [...options, `/${name}/src/`], signal);
  return countReport(report, countJest, code);
}

/** What one team runs for its module: `sources` need no build and run at the same time. */
export function moduleChecks(name: ModuleName): { sources: readonly Level[]; journeys: Level } {
  return {
    sources: [
      {
        title: 'Types',
        run: async (signal) =>
          (await run('typescript/bin/tsc', ['-p', name], signal)) === 0 ? ONE_PASSED : ONE_FAILED,
      },
      { title: 'Lint', run: (signal) => lint(name, signal) },
      { title: 'Unit tests', run: (signal) => unitTests(name, signal) },
    ],
    journeys: {
      title: 'Journeys',
      run: async (signal) => {
        await buildModules(root, signal);
        return runJourneys([journeysOf([name])], signal);
      },
    },
  };
}
