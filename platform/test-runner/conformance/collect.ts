import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { execaSync } from 'execa';
import { CliError, messageOf, root, stateDirectory } from '../../base';
import { parseJestReport, parsePlaywrightReport, type TestResult } from './test-results';

export interface Collected {
  readonly tests: readonly TestResult[];
  /** What a reader should know about where the results come from. */
  readonly note: string;
}

const reports = join(stateDirectory, 'test-results');

function parseJson(text: string, source: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new CliError(`${source} is not JSON (${messageOf(error)}): “${text.slice(0, 300)}”`);
  }
}
const readJson = (file: string) => parseJson(readFileSync(file, 'utf8'), relative(root, file));

function newerThan(file: string, folders: readonly string[], isMeant: (name: string) => boolean) {
  const madeAt = statSync(file).mtimeMs;
  return folders
    .filter((folder) => existsSync(folder))
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((name) => isMeant(name) && !/(^|\/)(node_modules|dist)\//.test(name))
        .map((name) => join(folder, name)),
    )
    .filter((name) => statSync(name).mtimeMs > madeAt);
}

/** @returns what it printed, also when it failed: a failed test is part of the report. */
function runNode(bin: string, args: readonly string[]): string {
  const file = join(root, 'node_modules', bin);
  return execaSync(process.execPath, [file, ...args], { cwd: root, reject: false, stdin: 'ignore' })
    .stdout;
}

/** The unit tests' results: the last run's, or a new run's when there is none or `isFresh` asks for it. */
export function collectJest(isFresh: boolean): Collected {
  const file = join(reports, 'jest.json');
  const mustRun = isFresh || !existsSync(file);
  if (mustRun) {
    mkdirSync(reports, { recursive: true });
    rmSync(file, { force: true });
    runNode('jest/bin/jest.js', ['--json', `--outputFile=${file}`]);
    if (!existsSync(file)) throw new CliError('jest left no report; run `npx jest` to see why.');
  }
  const tests = parseJestReport(readJson(file)).map((test) => ({
    ...test,
    file: relative(root, test.file),
  }));
  const folders = ['shared', 'shell', 'menu-mfe', 'cart-mfe', 'editor-mfe', 'platform'];
  const stale = newerThan(
    file,
    folders.map((folder) => join(root, folder)),
    (name) => /(?<!\.cloud)\.test\.tsx?$/.test(name),
  ).length;
  const age = stale === 0 ? '' : `; ${stale} test files are newer: run again with --fresh`;
  return { tests, note: `unit tests: ${tests.length}${mustRun ? ', run just now' : ''}${age}` };
}

/** The tests that need emulators, from their last run; nothing here starts emulators. */
export function collectRules(): Collected {
  const file = join(reports, 'rules.json');
  if (!existsSync(file)) return { tests: [], note: 'database rules: run “npm run test:rules”' };
  const tests = parseJestReport(readJson(file)).map((test) => ({
    ...test,
    file: relative(root, test.file),
  }));
  const isMeant = (name: string) => name.endsWith('.cloud.test.ts');
  const stale = newerThan(file, [join(root, 'platform')], isMeant).length;
  const age = stale === 0 ? '' : `; ${stale} test files are newer: run “npm run test:rules” again`;
  return { tests, note: `database rules: ${tests.length}${age}` };
}

/** The journeys: their last run when no file of e2e is newer, else the bare list. */
export function collectPlaywright(): Collected {
  const folder = join(root, 'e2e');
  const config = join(folder, 'playwright.config.ts');
  if (!existsSync(config)) return { tests: [], note: 'journeys: none' };
  const named = (tests: readonly TestResult[]) =>
    tests.map((test) => ({ ...test, file: join('e2e', test.file) }));

  const file = join(reports, 'playwright.json');
  if (existsSync(file) && newerThan(file, [folder], (name) => name.endsWith('.ts')).length === 0) {
    const tests = named(parsePlaywrightReport(readJson(file)));
    return { tests, note: `journeys: ${tests.length}` };
  }
  const list = ['test', '--list', '--reporter=json', `--config=${config}`];
  const output = runNode('@playwright/test/cli.js', list);
  const tests = named(parsePlaywrightReport(parseJson(output, 'The list of journeys')));
  return { tests, note: `journeys: ${tests.length}, listed and not run since they last changed` };
}
