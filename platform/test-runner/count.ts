import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import {
  parseJestReport,
  parsePlaywrightReport,
  type TestResult,
} from './conformance/test-results';

export type Count = { passed: number; failed: number };

export const ONE_PASSED: Count = { passed: 1, failed: 0 };
export const ONE_FAILED: Count = { passed: 0, failed: 1 };

/** The sum of several counts. */
export function sum(counts: readonly Count[]): Count {
  return counts.reduce(
    (total, { passed, failed }) => ({
      passed: total.passed + passed,
      failed: total.failed + failed,
    }),
    { passed: 0, failed: 0 },
  );
}

/** The last line of `npm test`. */
export function describeCount({ passed, failed }: Count): string {
  return `${String(passed)} passed, ${String(failed)} failed`;
}

/** A test that was listed and never came to run, because the run broke off, has failed. */
function count(results: readonly TestResult[]): Count {
  return {
    passed: results.filter(({ status }) => status === 'passed').length,
    failed: results.filter(({ status }) => status === 'failed' || status === 'listed').length,
  };
}

const BrokenFilesSchema = v.object({ numRuntimeErrorTestSuites: v.number() });

/** The tests of a jest report; a file that could not even be loaded counts as one that failed. */
export function countJest(report: unknown): Count {
  const brokenFiles = v.parse(BrokenFilesSchema, report).numRuntimeErrorTestSuites;
  return sum([count(parseJestReport(report)), { passed: 0, failed: brokenFiles }]);
}

/** The journeys of a Playwright report. Throws a CliError when files of it could not be loaded. */
export function countPlaywright(report: unknown): Count {
  return count(parsePlaywrightReport(report));
}

/**
 * The count of a run whose runner ended with `exitCode`: a runner that fails for reasons of its own, or leaves no
 * report, has at least one failure.
 */
export function countReport(
  path: string,
  read: (report: unknown) => Count,
  exitCode: number,
): Count {
  let counted: Count;
  try {
    counted = read(JSON.parse(readFileSync(path, 'utf8')));
  } catch {
    return ONE_FAILED;
  }
  return exitCode !== 0 && counted.failed === 0 ? sum([counted, ONE_FAILED]) : counted;
}
