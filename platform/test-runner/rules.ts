import { resolve } from 'node:path';
import { root, runShown } from '../base';
import { readCoverage, unevaluated, withEmulators } from '../rules';
import { type Outcome, outcomeOf, outcomeOfReport, sum } from './outcome';
import { newReport, packageFile } from './reports';

/**
 * Starts the two emulators, runs the tests that need them, and checks that they evaluate every expression of
 * firestore.rules.
 * @param jestArgs passed on to jest: a file, `-t`. With arguments, some tests may not run, so coverage is not checked.
 */
export function runRules(jestArgs: readonly string[], signal: AbortSignal): Promise<Outcome> {
  return withEmulators('rules-test', ['auth', 'firestore'], signal, async (cloud) => {
    const report = newReport('rules');
    const config = resolve(root, 'platform/jest/emulators.config.js');
    const options = ['--config', config, '--ci', '--json', `--outputFile=${report}`];
    const exitCode = await runShown([packageFile('jest/bin/jest.js'), ...options, ...jestArgs], {
      cwd: root,
      env: cloud.environment,
      signal,
    });
    const tests = outcomeOfReport(report, exitCode, (file) => `npm run test:rules -- ${file}`);
    if (jestArgs.length > 0) return tests;
    return sum([tests, outcomeOf(unevaluated(await readCoverage(cloud)))]);
  });
}
