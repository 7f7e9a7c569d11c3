import { mkdirSync, rmSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { buildModules } from '../build/build-modules';
import { root } from '../paths';
import { checkBudget } from '../release/budget/check-budget';
import { runCommand } from '../setup/run-command';
import { indent } from '../terminal';
import { countJest, countReport, ONE_FAILED, ONE_PASSED, type Count } from './count';
import { reportPath } from './reports';
import { runJourneys } from './run-journeys';
import { runRules } from './run-rules';
import { runShown } from './run-shown';

export type Level = { title: string; run: (ending: AbortSignal) => Promise<Count> };

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
  run: async (ending) => {
    const report = reportPath('jest');
    mkdirSync(dirname(report), { recursive: true });
    rmSync(report, { force: true });
    const exitCode = await runShown(
      [resolve(root, 'node_modules/jest/bin/jest.js'), '--ci', '--json', `--outputFile=${report}`],
      { cwd: root, signal: ending },
    );
    return countReport(report, countJest, exitCode);
  },
};

const rules: Level = {
  title: 'Database rules',
  run: (ending) => runRules([], ending),
};

const budget: Level = {
  title: 'Budget',
  run: async (ending) => {
    await buildModules(root, ending);
    const problems = await checkBudget(root, false);
    if (problems.length > 0) console.log(indent(problems.join('\n')));
    return problems.length > 0 ? ONE_FAILED : ONE_PASSED;
  },
};

/** Its failures are told by what follows: a site that cannot be built passes no journey. */
const journeys: Level = {
  title: 'Journeys',
  run: async (ending) => {
    await buildModules(root, ending);
    return runJourneys([], ending);
  },
};

const conformance: Level = {
  title: 'Conformance',
  run: async (ending) => {
    const code = await runShown(
      [resolve(root, 'tools/run.mjs'), 'conformance/conformance', '--brief', '--require', 'A-M'],
      {
        cwd: root,
        signal: ending,
      },
    );
    return code === 0 ? ONE_PASSED : ONE_FAILED;
  },
};

/** Everything `npm test` does, in this order; the conformance check reads the reports of the three before it. */
export const LEVELS: readonly Level[] = [
  script('Types', 'typecheck'),
  script('Lint', 'lint'),
  units,
  rules,
  budget,
  journeys,
  conformance,
];
