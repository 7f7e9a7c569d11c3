/** How often everything is measured. */
export interface Rounds {
  runs: number;
  /** A first round that is dropped: it warms up the machine. */
  hasWarmUp: boolean;
}

/**
 * Measures every subject once per round, each round in another order, so that a busy moment of the machine affects all.
 * @param onRound called before each round with its number; 0 is the warm-up.
 * @returns the results by name; fewer when the signal aborts.
 */
export async function measureInRounds<Name extends string, Subject, Result>(
  subjects: ReadonlyMap<Name, Subject>,
  { runs, hasWarmUp }: Rounds,
  measure: (subject: Subject, name: Name) => Promise<Result>,
  signal: AbortSignal,
  onRound: (round: number) => void,
): Promise<ReadonlyMap<Name, readonly Result[]>> {
  const all = [...subjects];
  const kept = new Map(all.map(([name]): [Name, Result[]] => [name, []]));
  for (let round = hasWarmUp ? 0 : 1; round <= runs; round += 1) {
    onRound(round);
    const first = round % all.length;
    for (const [name, subject] of [...all.slice(first), ...all.slice(0, first)]) {
      if (signal.aborted) return kept;
      const result = await measure(subject, name);
      if (round > 0) kept.get(name)?.push(result);
    }
  }
  return kept;
}
