import { platformFile } from '../base';
import { portEnvironment } from '../local-cloud';
import type { Backends } from './backends';
import { type Outcome, outcomeOf, sum } from './outcome';
import { runJest } from './reports';
import { unevaluated } from './rules-coverage';

/**
 * Runs the tests that need the two emulators, and checks that they evaluate every expression of firestore.rules.
 * @param jestArgs passed on to jest: a file, `-t`. With arguments, some tests may not run, so coverage is not checked.
 */
export async function runRules(
  jestArgs: readonly string[],
  signal: AbortSignal,
  backends: Backends,
): Promise<Outcome> {
  const cloud = await backends();
  const { firestore } = cloud.urls;
  const { projectId } = cloud;
  const config = platformFile('jest/emulators.config.js');
  const tests = await runJest('rules', ['--config', config, ...jestArgs], 'npm run test:rules --', {
    // The variables that tell child processes where the emulators are: Firebase's and ours.
    env: {
      ...portEnvironment(cloud.ports),
      GCLOUD_PROJECT: projectId,
      FIRESTORE_EMULATOR_HOST: new URL(firestore).host,
    },
    signal,
  });
  if (jestArgs.length > 0 || signal.aborted) return tests;
  // The journeys need the initial documents.
  await cloud.reset();
  const url = `${firestore}/emulator/v1/projects/${projectId}:ruleCoverage`;
  const answer = await fetch(url, { signal: AbortSignal.timeout(30_000) });
  return sum([tests, outcomeOf(unevaluated(await answer.json()))]);
}
