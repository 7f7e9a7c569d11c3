import { type Fact, type Kind, WHOLE_VISIT, type WalkTrace } from './facts';

/** What a walk has only at its end, or counts from its start to its end. */
const OF_FINISHED_WALKS: ReadonlySet<Kind> = new Set<Kind>(['requests', 'events', 'listeners']);

const endsEarly = ({ facts }: WalkTrace) => facts.some(({ kind }) => kind === 'walk');

/**
 * Leaves out what one side did not come to because its walk ended early: that it ended is told, and a hundred lines
 * about what it would have seen would hide that.
 * @returns both sides; those where all walks came to their end are as they were.
 */
export function withoutUnreached(
  live: readonly WalkTrace[],
  candidate: readonly WalkTrace[],
): [WalkTrace[], WalkTrace[]] {
  // All walks together leave the documents.
  const isDocumented = ![...live, ...candidate].some(endsEarly);
  const reachedBy = (traces: readonly WalkTrace[], others: readonly WalkTrace[]) =>
    traces.map((trace) => {
      const other = others.find(({ title }) => title === trace.title);
      const facts = trace.facts.filter(({ kind }) => isDocumented || kind !== 'documents');
      if (!other || !(endsEarly(trace) || endsEarly(other))) return { ...trace, facts };
      const reached = new Set(other.facts.map(placeOf));
      return { ...trace, facts: facts.filter((fact) => isComparable(fact, reached)) };
    });
  return [reachedBy(live, candidate), reachedBy(candidate, live)];
}

function isComparable(fact: Fact, reached: ReadonlySet<string>): boolean {
  if (OF_FINISHED_WALKS.has(fact.kind)) return false;
  // What the console says may be why the walk ended.
  return fact.kind === 'walk' || fact.kind === 'console' || reached.has(placeOf(fact));
}

/** A page as it was looked at, or one thing that belongs to no page. */
function placeOf({ kind, where, text }: Fact): string {
  return JSON.stringify(where === WHOLE_VISIT ? [kind, where, text] : [kind, where]);
}
