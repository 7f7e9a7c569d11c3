import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import * as v from 'valibot';
import { indent, printFailed, printHeading, root } from '../base';

/** What a suite of tests came to. */
export interface Outcome {
  passed: number;
  failed: number;
  /** What to say about what failed. */
  failures: readonly string[];
  /** What could not be tested on this machine. */
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

/** In the JSON report of jest. A file that could not be loaded is a failed test. */
const JestSchema = v.pipe(
  v.object({
    numPassedTests: v.number(),
    numFailedTests: v.number(),
    numRuntimeErrorTestSuites: v.number(),
  }),
  v.transform((report) => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
  })),
);
const FailedFile = v.object({ name: v.string(), status: v.literal('failed') });
const FailedTest = v.object({ fullName: v.string(), status: v.literal('failed') });

/** In that of Playwright. A journey that passes only when it is played again has failed. */
const PlaywrightSchema = v.pipe(
  v.object({
    stats: v.object({ expected: v.number(), unexpected: v.number(), flaky: v.number() }),
  }),
  v.transform(({ stats }) => ({ passed: stats.expected, failed: stats.unexpected + stats.flaky })),
);
const FailedJourney = v.object({
  title: v.string(),
  file: v.string(),
  tests: v.pipe(
    v.array(v.object({ status: v.string() })),
    v.check((tests) => tests.some(({ status }) => /^(?:unexpected|flaky)$/.test(status))),
  ),
});

/**
 * The outcome of a run of jest or Playwright, which print what failed in detail.
 * @param path the JSON report that the run wrote.
 * @param alone the command that runs one file of tests.
 * @returns a failure for each journey, which begins with its title, and for each file of other tests.
 */
export function outcomeOfReport(path: string, exitCode: number, alone: string): Outcome {
  const failures: string[] = [];
  let titles: string[] = [];
  const fail = (what: readonly string[], file: string) =>
    failures.push([...what, `Alone: ${alone} ${file}`].join('\n'));
  /** Sees each value in the report, the tests of a file before the file. */
  const collect = (_key: string, value: unknown): unknown => {
    if (v.is(FailedTest, value)) titles.push(value.fullName);
    else if (v.is(FailedFile, value)) {
      fail(titles, relative(root, value.name));
      titles = [];
    } else if (v.is(FailedJourney, value)) fail([value.title], value.file);
    return value;
  };
  let totals: { passed: number; failed: number };
  try {
    const report: unknown = JSON.parse(readFileSync(path, 'utf8'), collect);
    totals = v.parse(v.union([JestSchema, PlaywrightSchema]), report);
  } catch {
    return outcomeOf(['It ended without a report: see its output above.']);
  }
  if (exitCode === 0 && totals.failed === 0) return { ...totals, failures: [] };
  if (failures.length === 0) failures.push('See its output above.');
  return { ...totals, failed: Math.max(totals.failed, 1), failures };
}

/** The numbers of an outcome in one line. */
export function describeOutcome({ passed, failed, skipped = [] }: Outcome): string {
  const left = skipped.length === 0 ? '' : `, skipped: ${skipped.join(', ')}`;
  return `${String(passed)} passed, ${String(failed)} failed${left}`;
}

/**
 * Prints what failed, and the numbers in the last line.
 * @returns the exit code of the command.
 */
export function conclude(total: Outcome): 0 | 1 {
  if (total.failures.length > 0) printHeading('Failures');
  for (const failure of total.failures) {
    const [title = '', ...more] = failure.split('\n');
    printFailed(title, '', more.join('\n'));
  }
  console.log(`\n${indent(describeOutcome(total))}`);
  return total.failed > 0 ? 1 : 0;
}
