import { type Difference, keyOf } from './differences';
import type { Played } from './play';

/**
 * The journeys whose result may be chance: they failed, or saw what no second look has seen. A second look is another
 * journey, another picture of the same page, or words of the same module that another journey saw change, too.
 */
export function unsureJourneys(played: readonly Played[]): readonly Played[] {
  const counts = new Map<string, number>();
  for (const key of played.flatMap(({ differences }) => differences.map(keyOf)))
    counts.set(key, (counts.get(key) ?? 0) + 1);
  const isSeenTwice = (one: Difference) => (counts.get(keyOf(one)) ?? 0) > 1;
  const isSure = ({ differences, failure }: Played) => {
    const reworded = new Set(
      differences
        .filter((one) => one.kind === 'words' && isSeenTwice(one))
        .map((one) => one.module),
    );
    const isSureLook = ({ kind, module, where }: Difference) =>
      kind === 'look' && (where.length > 1 || reworded.has(module));
    return failure === undefined && differences.every((one) => isSeenTwice(one) || isSureLook(one));
  };
  return played.filter((one) => !isSure(one));
}
