import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { execaSync } from 'execa';
import { CliError, root } from '../../base';
import { MODULES } from '../../modules';
import {
  HOSTING_FOLDER,
  jestProgram,
  newReport,
  PLAYWRIGHT,
  PLAYWRIGHT_HOSTING,
  type PlaywrightReport,
  testReportPath,
} from '../runners';
import { parseJestReport, parsePlaywrightReport, type TestResult } from './test-results';

export interface Collected {
  readonly tests: readonly TestResult[];
  /** Where the results come from, as a note for the reader. */
  readonly note: string;
}

function countNewer(report: string, folders: readonly string[], pattern: RegExp): number {
  const madeAt = statSync(report).mtimeMs;
  return folders
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
        .filter((name) => pattern.test(name) && !/(^|\/)(node_modules|dist)\//.test(name))
        .map((name) => join(root, folder, name)),
    )
    .filter((name) => statSync(name).mtimeMs > madeAt).length;
}

/** @returns its output, even when it failed, because a failed test is part of the report. */
function runNode(args: readonly string[]): string {
  return execaSync(process.execPath, args, { cwd: root, reject: false, stdin: 'ignore' }).stdout;
}

function jestTests(report: string): TestResult[] {
  const tests = parseJestReport(readFileSync(report, 'utf8'));
  return tests.map((test) => ({ ...test, file: relative(root, test.file) }));
}

/** The results of the unit tests: from the last run, or from a new one when there is none. */
export function collectJest(): Collected {
  const report = testReportPath('jest');
  const mustRun = !existsSync(report);
  if (mustRun) runNode(jestProgram(newReport('jest')));
  if (!existsSync(report)) throw new CliError('jest wrote no report; run `npx jest` to see why.');
  const tests = jestTests(report);
  const folders = ['shared', ...MODULES, 'platform'];
  const stale = countNewer(report, folders, /(?<!\.cloud)\.test\.tsx?$/);
  const age = stale === 0 ? '' : `; ${stale} test files are newer: run “npm test” again`;
  return { tests, note: `unit tests: ${tests.length}${mustRun ? ', run just now' : ''}${age}` };
}

/** The tests that need emulators, from their last run. This does not start emulators. */
export function collectRules(): Collected {
  const report = testReportPath('rules');
  if (!existsSync(report)) return { tests: [], note: 'database rules: run “npm run test:rules”' };
  const tests = jestTests(report);
  const stale = countNewer(report, ['platform'], /\.cloud\.test\.ts$/);
  const age = stale === 0 ? '' : `; ${stale} test files are newer: run “npm run test:rules” again`;
  return { tests, note: `database rules: ${tests.length}${age}` };
}

/** The journeys: their last run when no file of e2e is newer, otherwise only their list. */
export function collectJourneys(): Collected {
  return collectPlaywright('journeys', ['journeys', 'visual', 'serial'], PLAYWRIGHT, 'e2e');
}

/** The same for those on the Hosting emulator. */
export function collectHosting(): Collected {
  return collectPlaywright(
    'on the Hosting emulator',
    ['hosting'],
    PLAYWRIGHT_HOSTING,
    HOSTING_FOLDER,
  );
}

function collectPlaywright(
  what: string,
  names: readonly PlaywrightReport[],
  program: readonly string[],
  folder: string,
): Collected {
  const reports = names.map(testReportPath);
  const hasRun = reports.every(
    (report) => existsSync(report) && countNewer(report, ['e2e'], /\.ts$/) === 0,
  );
  const texts = hasRun
    ? reports.map((report) => readFileSync(report, 'utf8'))
    : [runNode([...program, '--list', '--reporter=json'])];
  const found = texts.flatMap(parsePlaywrightReport);
  const tests = found.map((test) => ({ ...test, file: join(folder, test.file) }));
  const age = hasRun ? '' : ', listed but not run since they last changed';
  return { tests, note: `${what}: ${tests.length}${age}` };
}
