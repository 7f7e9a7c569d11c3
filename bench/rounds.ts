import { CliError, printRemark } from '../platform/base';

export const OPTIONS = {
  scale: { type: 'boolean', help: 'measure large menus and full carts, not the first visit' },
  returning: {
    type: 'boolean',
    help: 'measure what releases cost a returning guest, not the first visit',
  },
  runs: {
    type: 'string',
    placeholder: 'N',
    help: 'rounds after a warm-up: 9 unless given, 5 with --scale',
  },
  trial: { type: 'boolean', help: 'one round without a warm-up, and write nothing' },
} as const;

/** @throws CliError when the number of runs is none. */
export function readOptions(values: {
  scale?: boolean;
  returning?: boolean;
  runs?: string;
  trial?: boolean;
}) {
  const { scale = false, returning = false, trial = false } = values;
  const { runs = trial ? '1' : scale ? '5' : '9' } = values;
  if (scale && returning) throw new CliError('Give --scale or --returning, not both.');
  if (!/^[1-9]\d*$/.test(runs))
    throw new CliError(`--runs is "${runs}": give a whole number, 1 or more.`);
  return {
    runs: Number(runs),
    hasWarmUp: !trial,
    isScale: scale,
    isReturning: returning,
    isWritten: !trial,
  };
}

export type BenchOptions = ReturnType<typeof readOptions>;

/**
 * Measures every subject once per round, each round in another order, so that a busy moment of the machine affects all.
 * The first round is dropped if it warms up the machine.
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
