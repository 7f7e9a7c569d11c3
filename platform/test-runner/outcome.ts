import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import * as v from 'valibot';
import { type CommandResult, printFailed, printHeading, root } from '../base';

/** The result of a suite of tests. */
export interface Outcome {
  passed: number;
  failed: number;
  /** A description of each failure. */
  failures: readonly string[];
  /** What could not be tested. */
  skipped?: readonly string[];
  /** How many tests passed in each part in which none failed. */
  parts?: Readonly<Record<string, number>>;
  /** Those of `passed` that were not repeated. */
  remembered?: number;
}

/**
 * The outcome of checks that pass or fail as a whole.
 * @param count how many there are.
 */
export function outcomeOf(problems: readonly string[], count = 1): Outcome {
  return { passed: problems.length === 0 ? count : 0, failed: problems.length, failures: problems };
}

/** The sum of several outcomes. */
export function sum(outcomes: readonly Outcome[]): Outcome {
  return {
    passed: outcomes.reduce((total, { passed }) => total + passed, 0),
    failed: outcomes.reduce((total, { failed }) => total + failed, 0),
    failures: outcomes.flatMap(({ failures }) => failures),
    skipped: outcomes.flatMap(({ skipped = [] }) => skipped),
    remembered: outcomes.reduce((total, { remembered = 0 }) => total + remembered, 0),
  };
}

/** The results in a file of tests, or of a journey in it. */
interface Result {
  file: string;
  passed: number;
  isFailed: boolean;
  /** The titles of what failed. If a file cannot be loaded, it has failed, but none of its tests. */
  titles: readonly string[];
  /** The arguments that run it alone. */
  args: string;
  message?: string;
}

const JestSchema = v.object({
  testResults: v.array(
    v.object({
      name: v.string(),
      status: v.string(),
      message: v.string(),
      assertionResults: v.array(v.object({ fullName: v.string(), status: v.string() })),
    }),
  ),
});

/** Anywhere in the JSON report of Playwright, with a test for each project. */
const JourneySchema = v.object({
  title: v.string(),
  file: v.string(),
  tests: v.array(v.object({ status: v.string(), projectName: v.string() })),
});
/** A journey that passes only when it is played again has failed. */
const hasFailed = ({ status }: { status: string }) => /^(?:unexpected|flaky)$/.test(status);

/** @throws SyntaxError unless it is JSON. */
function resultsOf(report: string): readonly Result[] {
  const results: Result[] = [];
  const parsed: unknown = JSON.parse(report, (_key, value: unknown) => {
    if (!v.is(JourneySchema, value)) return value;
    const { title, file, tests } = value;
    const failed = tests.filter(hasFailed);
    results.push({
      file: `e2e/${file}`,
      passed: tests.filter(({ status }) => status === 'expected').length,
      isFailed: failed.length > 0,
      titles: [title],
      args: [...failed.map((test) => `--project=${test.projectName}`), file].join(' '),
    });
    return value;
  });
  if (!v.is(JestSchema, parsed)) return results;
  return parsed.testResults.map(({ name, status, message, assertionResults }) => {
    const file = relative(root, name);
    const all = (wanted: string) => assertionResults.filter((one) => one.status === wanted);
    const titles = all('failed').map(({ fullName }) => fullName);
    const passed = all('passed').length;
    return {
      file,
      passed,
      isFailed: status === 'failed',
      titles,
      args: file,
      message: message.trim(),
    };
  });
}

/**
 * The outcome of a run of jest or Playwright, which print failures in detail. Its parts are the files.
 * @param path the JSON report that the run wrote.
 * @param result without output when that was shown.
 * @param alone the command that runs one file of tests.
 * @returns a failure for each journey, which begins with its title, and for each file of other tests.
 */
export function outcomeOfReport(path: string, result: CommandResult, alone: string): Outcome {
  const output = result.output.trim();
  let results: readonly Result[];
  try {
    results = resultsOf(readFileSync(path, 'utf8'));
  } catch {
    return outcomeOf([output || 'It ended without a report: see its output above.']);
  }
  const failed = results.filter(({ isFailed }) => isFailed);
  const passed = results.reduce((total, one) => total + one.passed, 0);
  if (result.code !== 0 && failed.length === 0)
    return { passed, failed: 1, failures: [output || 'See its output above.'] };
  const parts: Record<string, number> = {};
  for (const one of results) parts[one.file] = (parts[one.file] ?? 0) + one.passed;
  for (const { file } of failed) delete parts[file];
  return {
    passed,
    failed: failed.reduce((total, { titles }) => total + Math.max(titles.length, 1), 0),
    failures: failed.map(({ titles, args, message = '' }) => {
      // Only the gate plays its own journeys.
      const command = args.startsWith('--project=gate ') ? '' : `Alone: ${alone} ${args}`;
      // What is shown has the message already.
      return [...titles, output === '' ? '' : message, command]
        .filter((line) => line !== '')
        .join('\n');
    }),
    parts,
  };
}

/** The numbers of an outcome in one line. */
export function describeOutcome({ passed, failed, skipped = [] }: Outcome): string {
  const left = skipped.length === 0 ? '' : `, skipped: ${skipped.join(', ')}`;
  return `${String(passed)} passed, ${String(failed)} failed${left}`;
}

/** Prints what failed, if anything did. */
export function printFailures(failures: readonly string[]): void {
  if (failures.length > 0) printHeading('Failures');
  for (const failure of failures) {
    const [title = '', ...more] = failure.split('\n');
    printFailed(title, '', more.join('\n'));
  }
}
