import { CliError, printRemark } from '../platform/base';

export const OPTIONS = {
  scale: { type: 'boolean', help: 'measure large menus and full carts, not the first visit' },
  journey: { type: 'boolean', help: 'measure a whole order, not the first visit' },
  runs: {
    type: 'string',
    placeholder: 'N',
    help: 'rounds after a warm-up; by default 9, or 5 with --scale or --journey',
  },
  trial: { type: 'boolean', help: 'one round without a warm-up; writes nothing' },
} as const;

/** @throws CliError when the number of runs is invalid, or when more than one subject is named. */
export function readOptions(values: {
  scale?: boolean;
  journey?: boolean;
  runs?: string;
  trial?: boolean;
}) {
  const { trial = false } = values;
  const named = (['scale', 'journey'] as const).filter((name) => values[name]);
  if (named.length > 1)
    throw new CliError(`Give one of ${named.map((name) => `--${name}`).join(', ')}.`);
  const subject: (typeof named)[number] | 'pages' = named[0] ?? 'pages';
  const usual = subject === 'pages' ? '9' : '5';
  const { runs = trial ? '1' : usual } = values;
  if (!/^[1-9]\d*$/.test(runs))
    throw new CliError(`--runs is "${runs}": give a whole number, 1 or more.`);
  return { runs: Number(runs), hasWarmUp: !trial, subject, isWritten: !trial };
}

export type BenchOptions = ReturnType<typeof readOptions>;

/**
 * Measures every subject once per round, each round in a different order, so that a busy moment of the machine affects
 * all. The first round is dropped if it warms up the machine.
 * @returns the results by name; fewer when the signal aborts.
 */
export async function measureInRounds<Name extends string, Subject, Result>(
  title: string,
  subjects: ReadonlyMap<Name, Subject>,
  { runs, hasWarmUp }: Pick<BenchOptions, 'runs' | 'hasWarmUp'>,
  signal: AbortSignal,
  measure: (subject: Subject, name: Name) => Promise<Result>,
): Promise<ReadonlyMap<Name, readonly Result[]>> {
  const all = [...subjects];
  const kept = new Map(all.map(([name]): [Name, Result[]] => [name, []]));
  for (let round = hasWarmUp ? 0 : 1; round <= runs; round += 1) {
    printRemark(`${title}: ${round === 0 ? 'warm-up' : `round ${String(round)}`}`);
    const first = round % all.length;
    for (const [name, subject] of [...all.slice(first), ...all.slice(0, first)]) {
      if (signal.aborted) return kept;
      const result = await measure(subject, name);
      if (round > 0) kept.get(name)?.push(result);
    }
  }
  return kept;
}
