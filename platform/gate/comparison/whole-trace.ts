import { type Fact, type Trace, WHOLE_VISIT, type WalkTrace } from './facts';
import { withoutRandomTexts } from './random-texts';

/** Of services, by name. */
export type Urls = Readonly<Record<string, string>>;

/** What all these walks saw, as it is compared. */
export function wholeTrace(walks: readonly WalkTrace[], urls: Urls): Trace {
  return {
    facts: readable(once(walks.flatMap(({ facts }) => facts)), urls),
    pictures: walks.flatMap(({ pictures }) => pictures),
  };
}

/** Without random texts, and with the names of services in place of their ports. */
function readable(facts: readonly Fact[], urls: Urls): Fact[] {
  const readableText = (text: string) => {
    const named = Object.entries(urls).find(([, url]) => url === text);
    return named ? named[0] : withoutRandomTexts(text);
  };
  return facts.map((fact) => ({
    ...fact,
    about: readableText(fact.about),
    text: readableText(fact.text),
  }));
}

/** Which of the walks asks an origin first is chance: what belongs to no page is there once, in alphabetical order. */
function once(facts: readonly Fact[]): Fact[] {
  const isOfVisit = ({ where }: Fact) => where === WHOLE_VISIT;
  const ofVisits = new Map(
    facts.filter(isOfVisit).map((fact) => [`${fact.kind} ${fact.text}`, fact] as const),
  );
  const ordered = [...ofVisits].sort(([one], [other]) => (one < other ? -1 : 1));
  return [...facts.filter((fact) => !isOfVisit(fact)), ...ordered.map(([, fact]) => fact)];
}
