import { mkdirSync, rmSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { packageFile, root, runCommand, stateDirectory } from '../base';
import { type Outcome, outcomeOfReport } from './outcome';

type Report = 'units' | 'rules' | 'journeys' | 'another-business' | 'gate';

/** The path of the JSON report of a run of jest or Playwright, once that of an earlier run is deleted. */
export function newReport(name: Report): string {
  const path = resolve(stateDirectory, 'test-results', `${name}.json`);
  mkdirSync(dirname(path), { recursive: true });
  rmSync(path, { force: true });
  return path;
}

/**
 * Runs jest, whose output is shown by default. What failed is in the outcome in any case.
 * @param alone the command that runs one file of these tests.
 */
export async function runJest(
  name: Report,
  args: readonly string[],
  alone: string,
  options: { signal: AbortSignal; env?: NodeJS.ProcessEnv; shows?: boolean },
): Promise<Outcome> {
  const report = newReport(name);
  const program = [packageFile('jest/bin/jest.js'), '--ci', '--json', `--outputFile=${report}`];
  const run = { cwd: root, shows: true, ...options };
  const result = await runCommand(process.execPath, [...program, ...args], run);
  return outcomeOfReport(report, result, alone);
}
