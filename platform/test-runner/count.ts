import { readFileSync } from 'node:fs';
import { indent, printFailed, printHeading } from '../base';
import {
  countBrokenFiles,
  parseJestReport,
  parsePlaywrightReport,
  type TestResult,
} from './conformance/test-results';

export type Count = {
  passed: number;
  failed: number;
  /** What could not be tested on this machine. */
  skipped?: readonly string[];
  /** Journeys that failed first and passed when they were repeated. */
  flaky?: readonly string[];
  /** Each failure that has a name, with the runner's message. */
  failures?: readonly string[];
};

/** The count of a check that passes or fails as a whole. `output` is shown when it failed. */
export function passedIf(isRight: boolean, output = ''): Count {
  if (isRight) return { passed: 1, failed: 0 };
  return { passed: 0, failed: 1, ...(output !== '' && { failures: [output] }) };
}

/**
 * Prints the problems.
 * @returns the count of a check with these problems.
 */
export function countProblems(problems: readonly string[]): Count {
  if (problems.length > 0) console.log(indent(problems.join('\n')));
  return passedIf(problems.length === 0, problems.join('\n'));
}

/** The sum of several counts. */
export function sum(counts: readonly Count[]): Count {
  const skipped = counts.flatMap((count) => count.skipped ?? []);
  const flaky = counts.flatMap((count) => count.flaky ?? []);
  const failures = counts.flatMap((count) => count.failures ?? []);
  return {
    passed: counts.reduce((total, { passed }) => total + passed, 0),
    failed: counts.reduce((total, { failed }) => total + failed, 0),
    ...(skipped.length > 0 && { skipped }),
    ...(flaky.length > 0 && { flaky }),
    ...(failures.length > 0 && { failures }),
  };
}

const LINES_OF_A_FAILURE = 12;

/**
 * Prints what failed, and the numbers in the last line.
 * @returns the exit code of the command.
 */
export function conclude(total: Count): 0 | 1 {
  const failures = total.failures ?? [];
  if (failures.length > 0) printHeading('Failures');
  for (const failure of failures) {
    const [title = '', ...why] = failure.split('\n');
    printFailed(title, '', why.slice(0, LINES_OF_A_FAILURE).join('\n'));
  }
  console.log(`\n${describeCount(total)}`);
  return total.failed > 0 ? 1 : 0;
}

/** The numbers of a count in one line. */
export function describeCount({ passed, failed, skipped = [], flaky = [] }: Count): string {
  const left = skipped.length === 0 ? '' : `, skipped: ${skipped.join(', ')}`;
  const again = flaky.length === 0 ? '' : `, passed only when repeated: ${flaky.join('; ')}`;
  return `${String(passed)} passed, ${String(failed)} failed${left}${again}`;
}

/** A listed test that never ran, because the run was interrupted, has failed. */
function count(results: readonly TestResult[]): Count {
  const flaky = results.filter(({ isFlaky }) => isFlaky).map(({ title }) => title);
  const failed = results.filter(({ status }) => status === 'failed' || status === 'listed');
  return {
    passed: results.filter(({ status }) => status === 'passed').length,
    failed: failed.length,
    ...(flaky.length > 0 && { flaky }),
    ...(failed.length > 0 && {
      failures: failed.map(({ title, message = 'It never ran.' }) => `${title}\n${message}`),
    }),
  };
}

/** The tests of a jest report. A file that could not be loaded counts as a failed test. */
export function countJest(report: string): Count {
  return sum([count(parseJestReport(report)), { passed: 0, failed: countBrokenFiles(report) }]);
}

/**
 * The journeys of a Playwright report.
 * @throws CliError when files could not be loaded.
 */
export function countPlaywright(report: string): Count {
  return count(parsePlaywrightReport(report));
}

/**
 * The count of a run whose runner exited with `exitCode`. A runner that fails for another reason, or writes no report,
 * has at least one failure.
 */
export function countReport(
  path: string,
  read: (report: string) => Count,
  exitCode: number,
): Count {
  let counted: Count;
  try {
    counted = read(readFileSync(path, 'utf8'));
  } catch {
    return passedIf(false);
  }
  return exitCode !== 0 && counted.failed === 0 ? sum([counted, passedIf(false)]) : counted;
}
