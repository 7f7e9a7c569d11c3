import * as v from 'valibot';
import { CliError } from '../../base';

/** A test as reported by its runner. One that is only listed has not run yet. */
export interface TestResult {
  readonly file: string;
  readonly title: string;
  readonly status: 'passed' | 'failed' | 'skipped' | 'listed';
  /** It failed first and passed when it was repeated. */
  readonly isFlaky?: true;
  /** The runner's message about a failure. */
  readonly message?: string;
}

const JestReport = v.object({
  testResults: v.array(
    v.object({
      name: v.string(),
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

function parseReport<T>(runner: string, schema: v.GenericSchema<unknown, T>, text: string): T {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), text);
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  const place = v.getDotPath(issue) ?? 'the whole';
  throw new CliError(`This is not a report of ${runner} (${place}: ${issue.message}).`);
}

/**
 * The tests in the output of `jest --json`.
 * @throws CliError when it is something else.
 */
export function parseJestReport(text: string): TestResult[] {
  return parseReport('jest', JestReport, text).testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, status, failureMessages }) => ({
      file: name,
      title: fullName,
      status: status === 'passed' || status === 'failed' ? status : 'skipped',
      ...(status === 'failed' && { message: failureMessages.join('\n') }),
    })),
  );
}

/** The number of test files that jest could not load. */
export function countBrokenFiles(text: string): number {
  const schema = v.object({ numRuntimeErrorTestSuites: v.number() });
  return parseReport('jest', schema, text).numRuntimeErrorTestSuites;
}

const Run = v.object({
  projectName: v.optional(v.string(), ''),
  expectedStatus: v.string(),
  status: v.string(),
  results: v.array(
    v.object({
      errors: v.optional(v.array(v.object({ message: v.optional(v.string(), '') })), []),
    }),
  ),
});
type Run = v.InferOutput<typeof Run>;

interface Suite {
  readonly title: string;
  readonly file: string;
  readonly specs: readonly { readonly title: string; readonly tests: readonly Run[] }[];
  readonly suites?: readonly Suite[] | undefined;
}

const Suite: v.GenericSchema<unknown, Suite> = v.object({
  title: v.string(),
  file: v.string(),
  specs: v.array(v.object({ title: v.string(), tests: v.array(Run) })),
  suites: v.optional(v.array(v.lazy(() => Suite))),
});

const PlaywrightReport = v.object({
  suites: v.array(Suite),
  errors: v.array(v.object({ message: v.optional(v.string(), 'no message') })),
});

// A test marked as expected to fail is `expected` when it fails: it proves nothing.
const isPass = ({ status, expectedStatus }: Run) =>
  expectedStatus === 'passed' && (status === 'expected' || status === 'flaky');

function playwrightStatus(runs: readonly Run[]): TestResult['status'] {
  if (runs.every(({ expectedStatus }) => expectedStatus === 'skipped')) return 'skipped';
  const done = runs.filter(({ results }) => results.length > 0);
  if (done.length === 0) return 'listed';
  const judged = done.filter(({ status }) => status !== 'skipped');
  if (judged.length === 0) return 'skipped';
  return judged.every(isPass) ? 'passed' : 'failed';
}

/** The errors of the last run of a journey. */
const errorsOf = (runs: readonly Run[]) =>
  runs
    .flatMap(({ results }) => results.at(-1)?.errors ?? [])
    .map(({ message }) => message)
    .join('\n');

/**
 * The journeys in Playwright's JSON report, from a run or from `--list`.
 * @throws CliError when it is something else.
 */
export function parsePlaywrightReport(text: string): TestResult[] {
  const read = (suite: Suite, above: readonly string[]): TestResult[] => {
    // The outermost suite of a file is named after the file.
    const path = suite.title === suite.file ? above : [...above, suite.title];
    // A journey that runs in two engines counts as two.
    const own = suite.specs.flatMap(({ title, tests }) =>
      [...new Set(tests.map(({ projectName }) => projectName))].map((name) => {
        const runs = tests.filter(({ projectName }) => projectName === name);
        const status = playwrightStatus(runs);
        return {
          file: suite.file,
          title: [...path, title].join(' '),
          status,
          ...(status === 'failed' && { message: errorsOf(runs) }),
          ...(runs.some(({ status }) => status === 'flaky') && ({ isFlaky: true } as const)),
        };
      }),
    );
    return [...own, ...(suite.suites ?? []).flatMap((inner) => read(inner, path))];
  };
  const { suites, errors } = parseReport('Playwright', PlaywrightReport, text);
  // Errors outside a test, such as a file that does not load, hide all journeys of that file.
  if (errors.length > 0) {
    const messages = errors.map(({ message }) => message).join('\n');
    throw new CliError(`Playwright could not read all journeys:\n${messages}`);
  }
  return suites.flatMap((suite) => read(suite, []));
}
