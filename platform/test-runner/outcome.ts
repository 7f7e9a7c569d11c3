import { indent, printFailed, printHeading } from '../base';
import { readResults, type TestResult } from './results';

/** What a suite of tests came to. */
export interface Outcome {
  passed: number;
  /** What failed: its title, then the runner's message, then how to run it alone. */
  failures: readonly string[];
  /** What could not be tested on this machine. */
  skipped?: readonly string[];
}

/** The outcome of a check that passes or fails as a whole. */
export function outcomeOf(problems: readonly string[]): Outcome {
  return { passed: problems.length === 0 ? 1 : 0, failures: problems };
}

/** The sum of several outcomes. */
export function sum(outcomes: readonly Outcome[]): Outcome {
  return {
    passed: outcomes.reduce((total, { passed }) => total + passed, 0),
    failures: outcomes.flatMap(({ failures }) => failures),
    skipped: outcomes.flatMap(({ skipped = [] }) => skipped),
  };
}

const LINES_OF_A_FAILURE = 12;

/**
 * The outcome of a run of jest or Playwright.
 * @param report the file that the run wrote.
 * @param alone the command that runs one file again.
 */
export function outcomeOfReport(
  report: string,
  exitCode: number,
  alone: (file: string) => string,
): Outcome {
  let results: readonly TestResult[];
  try {
    results = readResults(report);
  } catch {
    return outcomeOf(['It ended without a report: see its output above.']);
  }
  const failures = results
    .filter(({ status }) => status === 'failed')
    .map(({ title, message = '', file }) => {
      const lines = message.split('\n').slice(0, LINES_OF_A_FAILURE);
      return [title, ...lines, `Alone: ${alone(file)}`].join('\n');
    });
  return {
    passed: results.filter(({ status }) => status === 'passed').length,
    failures:
      exitCode !== 0 && failures.length === 0
        ? [`It ended with the code ${String(exitCode)}: see its output above.`]
        : failures,
  };
}

/** The numbers of an outcome in one line. */
export function describeOutcome({ passed, failures, skipped = [] }: Outcome): string {
  const left = skipped.length === 0 ? '' : `, skipped: ${skipped.join(', ')}`;
  return `${String(passed)} passed, ${String(failures.length)} failed${left}`;
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
  return total.failures.length > 0 ? 1 : 0;
}
