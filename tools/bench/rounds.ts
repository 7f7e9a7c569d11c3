/** What is measured in one round for one subject. */
export type MeasureOne<Name, Result> = (name: Name) => Promise<Result>;

/**
 * Measures every subject once per round, so that whatever the machine does meanwhile meets them all; each round
 * begins with another one. The first round warms the machine up and is dropped.
 * @param rounds measured rounds.
 * @param onRound called after each round, with its number; 0 is the dropped one.
 * @returns the results of each subject; fewer when the signal ended it.
 */
export async function measureInRounds<Name extends string, Result>(
  names: readonly Name[],
  rounds: number,
  measureOne: MeasureOne<Name, Result>,
  signal: AbortSignal,
  onRound: (round: number, results: ReadonlyMap<Name, Result>) => void,
): Promise<ReadonlyMap<Name, readonly Result[]>> {
  const kept = new Map<Name, Result[]>(names.map((name) => [name, []]));
  for (let round = 0; round <= rounds; round += 1) {
    const results = new Map<Name, Result>();
    const first = round % names.length;
    for (const name of [...names.slice(first), ...names.slice(0, first)]) {
      if (signal.aborted) return kept;
      results.set(name, await measureOne(name));
    }
    onRound(round, results);
    if (round > 0) for (const [name, result] of results) kept.get(name)?.push(result);
  }
  return kept;
}
