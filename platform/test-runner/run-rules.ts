import { printDone, printFailed, root, runShown } from '../base';
import { readCoverage, type RulesEmulator, unevaluated, withEmulators } from '../rules';
import { countJest, countReport, passedIf, sum, type Count } from './count';
import { jestProgram, newReport, WITH_EMULATORS } from './runners';

/** Every expression of the rules must be evaluated. */
async function checkCoverage(emulator: RulesEmulator): Promise<Count> {
  const untried = unevaluated(await readCoverage(emulator));
  if (untried.length === 0)
    printDone('Coverage', 'every expression of firestore.rules was evaluated');
  else printFailed('Coverage', 'these expressions were never evaluated:', untried.join('\n'));
  return passedIf(untried.length === 0, untried.join('\n'));
}

/**
 * Starts the two emulators, runs the tests that need them, and checks that they cover all rules.
 * @param jestArgs passed on to jest: a file, `-t`. With arguments, some tests may not run, so coverage is not checked.
 */
export function runRules(jestArgs: readonly string[], signal: AbortSignal): Promise<Count> {
  return withEmulators('rules-test', ['auth', 'firestore'], signal, async (cloud) => {
    const report = newReport('rules');
    const args = jestProgram(report, ...WITH_EMULATORS, ...jestArgs);
    const exitCode = await runShown(args, { cwd: root, env: cloud.environment, signal });
    const tests = countReport(report, countJest, exitCode);
    return jestArgs.length > 0 ? tests : sum([tests, await checkCoverage(cloud)]);
  });
}
