import { numbersInTitle, type Statement } from './statements';
import type { TestResult } from './test-results';

interface Carried {
  readonly statement: Statement;
  /** Every test that names the statement, including those that do not count. */
  readonly tests: readonly TestResult[];
  readonly isCarried: boolean;
}

export interface Tally {
  readonly statements: readonly Carried[];
  /** A sentence for each title that names a nonexistent statement. */
  readonly errors: readonly string[];
}

// A journey that is only listed counts: for proof, run the journeys first.
const counts = ({ status }: TestResult) => status === 'passed' || status === 'listed';

/** Matches the tests with the statements whose numbers are in their titles. */
export function tally(
  statements: readonly Statement[],
  tests: readonly TestResult[],
  numbersIn = numbersInTitle,
): Tally {
  const byNumber = new Map<number, TestResult[]>(statements.map(({ number }) => [number, []]));
  const errors: string[] = [];
  for (const test of tests) {
    for (const number of numbersIn(test.title)) {
      const place = byNumber.get(number);
      if (place) place.push(test);
      else
        errors.push(`${test.file}: “${test.title}” names number ${number}, which does not exist.`);
    }
  }
  return {
    errors,
    statements: statements.map((statement) => {
      const own = byNumber.get(statement.number) ?? [];
      return { statement, tests: own, isCarried: own.some(counts) };
    }),
  };
}

/** The statements without a test that counts. */
export const missingIn = ({ statements }: Tally): Statement[] =>
  statements.filter(({ isCarried }) => !isCarried).map(({ statement }) => statement);
