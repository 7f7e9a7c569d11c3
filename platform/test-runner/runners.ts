import { mkdirSync, rmSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { indent, root, runCommand, stateDirectory } from '../base';

export type PlaywrightReport =
  'journeys' | 'visual' | 'serial' | 'another-business' | 'hosting' | 'browsers';
type Report = PlaywrightReport | 'jest' | 'rules' | 'check';

/** Where a runner writes its report, for the count and for the conformance check. */
export function testReportPath(name: Report): string {
  return resolve(stateDirectory, 'test-results', `${name}.json`);
}

/** The same path, after the report of an earlier run is deleted. */
export function newReport(name: Report): string {
  const path = testReportPath(name);
  mkdirSync(dirname(path), { recursive: true });
  rmSync(path, { force: true });
  return path;
}

/** A file of a package. */
export function packageFile(path: string): string {
  return resolve(root, 'node_modules', path);
}

/** The arguments of Node that run jest and write its report. */
export function jestProgram(report: string, ...options: readonly string[]): string[] {
  const json = ['--ci', '--json', `--outputFile=${report}`];
  return [packageFile('jest/bin/jest.js'), ...json, ...options];
}

/** jest's options for the tests that need emulators. */
export const WITH_EMULATORS = [
  '--config',
  resolve(root, 'platform/jest/emulators.config.js'),
] as const;

/** The arguments of Node that run the journeys of a folder of the repository. */
const playwrightIn = (folder: string): readonly string[] => [
  packageFile('@playwright/test/cli.js'),
  'test',
  '--config',
  resolve(root, folder, 'playwright.config.ts'),
];

export const PLAYWRIGHT = playwrightIn('e2e');

export const PLAYWRIGHT_BROWSERS = playwrightIn('e2e/browsers');

export const HOSTING_FOLDER = 'e2e/hosting';
export const PLAYWRIGHT_HOSTING = playwrightIn(HOSTING_FOLDER);

/** Runs a program in the repository. Its output is shown when it fails. */
export async function runQuietly(
  command: string,
  args: readonly string[],
  signal: AbortSignal,
): Promise<{ exitCode: number; output: string }> {
  const { code, output } = await runCommand(command, args, { cwd: root, signal });
  if (code !== 0) console.log(indent(output.trimEnd()));
  return { exitCode: code, output: output.trim() };
}
