import { mkdirSync, rmSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { printDone, printFailed, root, runShown } from '../base';
import { readCoverage, unevaluated, withEmulators } from '../rules';
import { countJest, countReport, ONE_FAILED, ONE_PASSED, sum, type Count } from './count';
import { reportPath } from './reports';

/** Nothing of the rules may stand there untried. */
async function checkCoverage(firestore: string): Promise<Count> {
  const untried = unevaluated(await readCoverage(firestore));
  if (untried.length > 0) {
    printFailed('Coverage', 'part of the rules was never tried:', untried.join('\n'));
    return ONE_FAILED;
  }
  printDone('Coverage', 'every expression of firestore.rules was evaluated');
  return ONE_PASSED;
}

/**
 * Starts the two emulators, runs the tests that need them, and checks that no part of the rules was left untried.
 * @param jestArgs passed on: a file, `-t`. With any, only part of the tests may run, so coverage is not checked.
 */
export function runRules(jestArgs: readonly string[], signal: AbortSignal): Promise<Count> {
  return withEmulators('rules-test', ['auth', 'firestore'], signal, async (cloud) => {
    const { firestore, environment } = cloud;
    const report = reportPath('rules');
    mkdirSync(dirname(report), { recursive: true });
    rmSync(report, { force: true });
    const exitCode = await runShown(
      [
        resolve(root, 'node_modules/jest/bin/jest.js'),
        ...['--config', resolve(root, 'platform/jest/emulators.config.js'), '--ci'],
        ...['--json', `--outputFile=${report}`, ...jestArgs],
      ],
      { cwd: root, env: environment, signal },
    );
    const tests = countReport(report, countJest, exitCode);
    return jestArgs.length > 0 ? tests : sum([tests, await checkCoverage(firestore)]);
  });
}
