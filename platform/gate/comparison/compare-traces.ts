import { type Difference, differencesOf } from './differences';
import { type Trace, WHOLE_VISIT, type WalkTrace } from './facts';
import { withoutUnreached } from './unfinished-walks';
import { changedPictures, visualDifferences } from './visual-differences';
import { type Urls, wholeTrace } from './whole-trace';

/** @returns what differs between two walks through the same site, in facts and in pictures. */
export function compareTraces(live: Trace, candidate: Trace) {
  const pairs = changedPictures(live.pictures, candidate.pictures);
  const differences = differencesOf(live.facts, candidate.facts);
  return { pairs, differences: [...differences, ...visualDifferences(pairs)] };
}

/** @returns what differs between the same walks through two sites. */
export function compareWalks(
  live: readonly WalkTrace[],
  candidate: readonly WalkTrace[],
  urls: Urls,
) {
  const [was, is] = withoutUnreached(live, candidate);
  return compareTraces(wholeTrace(was, urls), wholeTrace(is, urls));
}

/** The titles of the walks that saw any of this. */
export function walksThatShow(
  differences: readonly Difference[],
  traces: readonly WalkTrace[],
): ReadonlySet<string> {
  const shows = ({ facts, pictures }: WalkTrace, { kind, about, where }: Difference) =>
    kind === 'look'
      ? pictures.some((picture) => picture.where === about)
      : facts.some(
          (fact) =>
            where.includes(fact.where) && (fact.where !== WHOLE_VISIT || fact.kind === kind),
        );
  const showing = traces.filter((trace) => differences.some((one) => shows(trace, one)));
  return new Set(showing.map(({ title }) => title));
}
