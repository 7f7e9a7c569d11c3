import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import * as v from 'valibot';
import type { ModuleName } from '../../modules';
import { runJourneys, type TestSite } from '../../test-runner';
import { readTrace, type Note } from '../recording/trace';
import { differencesOf, merged, type Difference } from './differences';

/** A journey that was played, compared with the recording. */
export interface Played {
  title: string;
  /** For Playwright: `guest/checkout.spec.ts:22`. */
  place: string;
  differences: readonly Difference[];
  /** Why the journey could not be played to its end. */
  failure: string | undefined;
}

export interface PlayOptions {
  released: readonly ModuleName[];
  /** The folder of what is live, written by the first play. */
  recordings: string;
  /** Writes the recordings instead of comparing. */
  isLive?: boolean;
  /** Where the candidate's own recordings are written, with which a later release is compared. */
  own?: string;
  /** Where V8's coverage is written. */
  coverage?: string;
  signal: AbortSignal;
}

const ReportSchema = v.object({
  errors: v.array(v.object({ message: v.optional(v.string(), '') })),
  suites: v.array(v.unknown()),
});
const ResultSchema = v.object({
  errors: v.optional(v.array(v.object({ message: v.optional(v.string(), '') })), []),
  attachments: v.array(v.object({ name: v.string(), path: v.optional(v.string(), '') })),
});
const SpecSchema = v.object({
  title: v.string(),
  file: v.string(),
  line: v.number(),
  tests: v.array(v.object({ results: v.array(ResultSchema) })),
});
const SuiteSchema = v.object({
  specs: v.array(SpecSchema),
  suites: v.optional(v.array(v.unknown()), []),
});

/**
 * Plays journeys on what the site serves now.
 * @param journeys arguments of Playwright.
 */
export async function play(
  site: TestSite,
  journeys: readonly string[],
  { released, recordings, isLive = false, own, coverage, signal }: PlayOptions,
): Promise<readonly Played[]> {
  if (coverage !== undefined) rmSync(coverage, { recursive: true, force: true });
  const { report } = await runJourneys(
    [
      ...['--project=gate', '--project=journeys', '--retries', isLive ? '1' : '0'],
      ...[`--update-snapshots=${isLive ? 'all' : 'none'}`, ...journeys],
    ],
    signal,
    site,
    {
      report: 'gate',
      // The report is of the candidate, beside what is live.
      reporter: coverage === undefined ? 'null' : 'html',
      shows: false,
      env: {
        SIMMER_GATE_RECORDING: recordings,
        SIMMER_GATE_RELEASED: released.join(','),
        PLAYWRIGHT_HTML_OPEN: 'never',
        PLAYWRIGHT_HTML_OUTPUT_DIR: join(recordings, '../../report'),
        ...(own !== undefined && { SIMMER_GATE_OWN: own }),
        ...(coverage !== undefined && { SIMMER_GATE_COVERAGE: coverage }),
      },
    },
  );
  const { suites, errors } = v.parse(ReportSchema, JSON.parse(readFileSync(report, 'utf8')));
  const [error] = errors;
  if (error && suites.length === 0) throw new Error(error.message);
  return suites.flatMap(specsIn).map(({ title, file, line, tests }) => ({
    title,
    place: `/e2e/${file}:${String(line)}`,
    // Only what is live is retried.
    ...outcomeOf(tests.flatMap(({ results }) => results).at(-1), recordings),
  }));
}

function specsIn(suite: unknown): readonly v.InferOutput<typeof SpecSchema>[] {
  const { specs, suites } = v.parse(SuiteSchema, suite);
  return [...specs, ...suites.flatMap(specsIn)];
}

/** Snapshots that differ are the messages of Playwright's matcher; anything else ended the journey. */
const OF_SNAPSHOT = /toMatchSnapshot|A snapshot doesn't exist/;

function outcomeOf(
  result: v.InferOutput<typeof ResultSchema> | undefined,
  recordings: string,
): Pick<Played, 'differences' | 'failure'> {
  if (!result) return { differences: [], failure: 'It was not played.' };
  const { errors, attachments } = result;
  const failure = errors
    .map(({ message }) => stripVTControlCharacters(message))
    .find((message) => !OF_SNAPSHOT.test(message));
  const trace = attachments.find(({ name }) => name.startsWith('trace '));
  if (!trace) return { differences: [], failure };
  const live = join(recordings, trace.name.slice('trace '.length), 'trace.txt');
  const was = existsSync(live) ? readTrace(readFileSync(live, 'utf8')) : [];
  const is = readTrace(readFileSync(trace.path, 'utf8'));
  const looks = attachments.flatMap(({ name }) => {
    const [, picture = ''] = /([^/]+)-actual\.png$/.exec(name) ?? [];
    const [where = '', module = '', way = ''] = picture.split('--');
    return picture === '' ? [] : [look(module, where, way)];
  });
  const [before, after] = upToTheSameEnd(was, is, failure !== undefined);
  return { differences: merged([...differencesOf(before, after), ...looks]), failure };
}

const look = (module: string, about: string, way: string): Difference => ({
  ...{ kind: 'look', module, about: about.replaceAll('-', ' '), was: undefined },
  ...{ is: 'it looks different', where: [way.replaceAll('-', ' ')] },
});

/** A journey that ends early leaves out what it would have seen; that it ended is said, and not each of that. */
function upToTheSameEnd(
  was: readonly Note[],
  is: readonly Note[],
  isEnded: boolean,
): [readonly Note[], readonly Note[]] {
  const endOf = (notes: readonly Note[]) => Math.max(0, ...notes.map(({ step }) => step));
  const end = Math.min(endOf(was), endOf(is));
  if (!isEnded && endOf(was) === endOf(is)) return [was, is];
  const reached = (notes: readonly Note[]) =>
    notes.filter(({ step, where }) => step < end && where !== '');
  return [reached(was), reached(is)];
}
