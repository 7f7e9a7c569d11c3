import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import * as v from 'valibot';
import { CliError, root } from '../base';

/** A test as its runner reported it. */
export interface TestResult {
  /** From the root of the repository. */
  readonly file: string;
  readonly title: string;
  readonly status: 'passed' | 'failed' | 'skipped';
  /** The runner's message about a failure. */
  readonly message?: string;
}

const JestReport = v.object({
  testResults: v.array(
    v.object({
      name: v.string(),
      message: v.string(),
      assertionResults: v.array(
        v.object({
          fullName: v.string(),
          status: v.string(),
          failureMessages: v.optional(v.array(v.string()), []),
        }),
      ),
    }),
  ),
});

/** The tests in the output of `jest --json`. A file that jest could not load is a failed test. */
function readJest(report: unknown): TestResult[] {
  return v.parse(JestReport, report).testResults.flatMap(({ name, message, assertionResults }) => {
    const file = relative(root, name);
    if (assertionResults.length === 0)
      return [{ file, title: 'The file could not be loaded.', status: 'failed', message } as const];
    return assertionResults.map(({ fullName: title, status, failureMessages }) =>
      status === 'passed'
        ? { file, title, status }
        : status === 'failed'
          ? { file, title, status, message: failureMessages.join('\n') }
          : ({ file, title, status: 'skipped' } as const),
    );
  });
}

const Run = v.object({
  /** `skipped` is also a journey that never ran, because the run was interrupted. */
  status: v.picklist(['expected', 'unexpected', 'flaky', 'skipped']),
  expectedStatus: v.string(),
  results: v.array(
    v.object({
      errors: v.optional(v.array(v.object({ message: v.optional(v.string(), '') })), []),
    }),
  ),
});

interface PlaywrightSuite {
  readonly title: string;
  readonly file: string;
  readonly specs: readonly {
    readonly title: string;
    readonly tests: readonly v.InferOutput<typeof Run>[];
  }[];
  readonly suites?: readonly PlaywrightSuite[] | undefined;
}

const PlaywrightSuite: v.GenericSchema<unknown, PlaywrightSuite> = v.object({
  title: v.string(),
  file: v.string(),
  specs: v.array(v.object({ title: v.string(), tests: v.array(Run) })),
  suites: v.optional(v.array(v.lazy(() => PlaywrightSuite))),
});

const PlaywrightReport = v.object({
  config: v.object({ rootDir: v.string() }),
  suites: v.array(PlaywrightSuite),
  errors: v.array(v.object({ message: v.optional(v.string(), 'no message') })),
});

/** The journeys in Playwright's JSON report, once for each project in which they ran. */
function readPlaywright(report: unknown): TestResult[] {
  const { config, suites, errors } = v.parse(PlaywrightReport, report);
  const folder = relative(root, config.rootDir);
  const read = (suite: PlaywrightSuite, above: readonly string[]): TestResult[] => {
    const file = `${folder}/${suite.file}`;
    // The outermost suite of a file is named after the file.
    const path = suite.title === suite.file ? above : [...above, suite.title];
    const own = suite.specs.flatMap((spec) => {
      const title = [...path, spec.title].join(' ');
      return spec.tests.map(({ status, expectedStatus, results }): TestResult => {
        if (expectedStatus === 'skipped') return { file, title, status: 'skipped' };
        if (status === 'expected' && expectedStatus === 'passed')
          return { file, title, status: 'passed' };
        const messages = results.at(-1)?.errors.map(({ message }) => message) ?? ['It never ran.'];
        return { file, title, status: 'failed', message: messages.join('\n') };
      });
    });
    return [...own, ...(suite.suites ?? []).flatMap((inner) => read(inner, path))];
  };
  // Errors outside a test, such as a file that does not load.
  const outside = errors.map(({ message }) => ({
    file: folder,
    title: 'Playwright could not read all journeys.',
    status: 'failed' as const,
    message,
  }));
  return [...suites.flatMap((suite) => read(suite, [])), ...outside];
}

/**
 * The results in a JSON report of jest or Playwright.
 * @throws CliError when there is none.
 */
export function readResults(path: string): TestResult[] {
  if (!existsSync(path))
    throw new CliError(`${relative(root, path)} is missing: run "npm test" first.`);
  const report: unknown = JSON.parse(readFileSync(path, 'utf8'));
  return v.is(JestReport, report) ? readJest(report) : readPlaywright(report);
}
