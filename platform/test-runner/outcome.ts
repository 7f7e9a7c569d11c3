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
}

/** The outcome of a check that passes or fails as a whole. */
export function outcomeOf(problems: readonly string[]): Outcome {
  return { passed: problems.length === 0 ? 1 : 0, failed: problems.length, failures: problems };
}

/** The sum of several outcomes. */
export function sum(outcomes: readonly Outcome[]): Outcome {
  return {
    passed: outcomes.reduce((total, { passed }) => total + passed, 0),
    failed: outcomes.reduce((total, { failed }) => total + failed, 0),
    failures: outcomes.flatMap(({ failures }) => failures),
    skipped: outcomes.flatMap(({ skipped = [] }) => skipped),
  };
}

/** The JSON report of jest. If a file cannot be loaded, it has failed, but none of its tests. */
const JestSchema = v.object({
  numPassedTests: v.number(),
  testResults: v.array(
    v.object({
      name: v.string(),
      status: v.string(),
      message: v.string(),
      assertionResults: v.array(v.object({ fullName: v.string(), status: v.string() })),
    }),
  ),
});

/** The JSON report of Playwright. */
const PlaywrightSchema = v.object({ stats: v.object({ expected: v.number() }) });
/** A journey that passes only when it is played again has failed. */
const hasFailed = ({ status }: { status: string }) => /^(?:unexpected|flaky)$/.test(status);
/** Anywhere in that report, with a test for each project. */
const FailedJourney = v.object({
  title: v.string(),
  file: v.string(),
  tests: v.pipe(
    v.array(v.object({ status: v.string(), projectName: v.string() })),
    v.check((tests) => tests.some(hasFailed)),
  ),
});

/**
 * The outcome of a run of jest or Playwright, which print failures in detail.
 * @param path the JSON report that the run wrote.
 * @param result without output when that was shown.
 * @param alone the command that runs one file of tests.
 * @returns a failure for each journey, which begins with its title, and for each file of other tests.
 */
export function outcomeOfReport(path: string, result: CommandResult, alone: string): Outcome {
  const failed: { titles: readonly string[]; args: string; message?: string }[] = [];
  const output = result.output.trim();
  let passed: number;
  try {
    const report: unknown = JSON.parse(readFileSync(path, 'utf8'), (_key, value: unknown) => {
      if (v.is(FailedJourney, value)) {
        const { title, file, tests } = value;
        const projects = tests.filter(hasFailed).map((test) => `--project=${test.projectName}`);
        failed.push({ titles: [title], args: [...projects, file].join(' ') });
      }
      return value;
    });
    const jest = v.is(JestSchema, report) ? report : undefined;
    passed = jest ? jest.numPassedTests : v.parse(PlaywrightSchema, report).stats.expected;
    for (const { name, status, message, assertionResults } of jest?.testResults ?? []) {
      const titles = assertionResults.filter((one) => one.status === 'failed');
      if (status === 'failed')
        failed.push({
          titles: titles.map(({ fullName }) => fullName),
          args: relative(root, name),
          // What is shown has it already.
          ...(output !== '' && { message: message.trim() }),
        });
    }
  } catch {
    return outcomeOf([output || 'It ended without a report: see its output above.']);
  }
  if (result.code !== 0 && failed.length === 0)
    return { passed, failed: 1, failures: [output || 'See its output above.'] };
  return {
    passed,
    failed: failed.reduce((total, { titles }) => total + Math.max(titles.length, 1), 0),
    failures: failed.map(({ titles, args, message = '' }) => {
      // Only the gate plays its own journeys.
      const command = args.startsWith('--project=gate ') ? '' : `Alone: ${alone} ${args}`;
      return [...titles, message, command].filter((line) => line !== '').join('\n');
    }),
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
