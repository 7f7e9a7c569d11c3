import { mkdirSync, rmSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { apiProblems, buildModules } from '../build';
import { indent, root, runCommand, runShown } from '../base';
import { checkBudget } from '../composer';
import { countJest, countReport, ONE_FAILED, ONE_PASSED, type Count } from './count';
import { reportPath } from './reports';
import { runJourneys } from './run-journeys';
import { runRules } from './run-rules';
import { ALL_JOURNEYS } from './select-journeys';

export type Level = { title: string; run: (signal: AbortSignal) => Promise<Count> };

/** A script of package.json that is right or wrong as a whole; what it printed is shown when it is wrong. */
function script(title: string, name: string): Level {
  return {
    title,
    run: async () => {
      const npm = process.env.npm_execpath;
      const [command, args] = npm ? [process.execPath, [npm]] : ['npm', []];
      const { code, output } = await runCommand(command, [...args, 'run', '--silent', name], {
        cwd: root,
      });
      if (code === 0) return ONE_PASSED;
      console.log(indent(output.trimEnd()));
      return ONE_FAILED;
    },
  };
}

const units: Level = {
  title: 'Unit tests',
  run: async (signal) => {
    const report = reportPath('jest');
    mkdirSync(dirname(report), { recursive: true });
    rmSync(report, { force: true });
    const exitCode = await runShown(
      [resolve(root, 'node_modules/jest/bin/jest.js'), '--ci', '--json', `--outputFile=${report}`],
      { cwd: root, signal },
    );
    return countReport(report, countJest, exitCode);
  },
};

const rules: Level = {
  title: 'Database rules',
  run: (signal) => runRules([], signal),
};

const api: Level = {
  title: 'API of shared',
  run: async () => {
    const problems = await apiProblems(root);
    if (problems.length > 0) console.log(indent(problems.join('\n')));
    return problems.length > 0 ? ONE_FAILED : ONE_PASSED;
  },
};

const budget: Level = {
  title: 'Budget',
  run: async (signal) => {
    await buildModules(root, signal);
    const problems = await checkBudget(root, false);
    if (problems.length > 0) console.log(indent(problems.join('\n')));
    return problems.length > 0 ? ONE_FAILED : ONE_PASSED;
  },
};

/** Its failures are told by what follows: a site that cannot be built passes no journey. */
const journeys: Level = {
  title: 'Journeys',
  run: async (signal) => {
    await buildModules(root, signal);
    return runJourneys(ALL_JOURNEYS, signal);
  },
};

const conformance: Level = {
  title: 'Conformance',
  run: async (signal) => {
    const code = await runShown(
      [resolve(root, 'platform/run.mjs'), 'conformance', '--brief', '--require', 'A-M'],
      {
        cwd: root,
        signal,
      },
    );
    return code === 0 ? ONE_PASSED : ONE_FAILED;
  },
};

/**
 * Everything `npm test` does, in this order; levels in the same group run at the same time. The conformance check reads the
 * reports of the tests before it.
 */
export const LEVELS: readonly (readonly Level[])[] = [
  [script('Types', 'typecheck'), script('Lint', 'lint'), api, rules],
  [units],
  [budget],
  [journeys],
  [conformance],
];
