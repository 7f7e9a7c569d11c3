/** Every remote imports shared, and nothing else; a new one need not be drawn before it can be released. */
const OF_A_REMOTE = /^[a-z-]+-mfe -> shared$/;

/** The arrows of a picture by Graphviz, as in "bench -> platform/build". */
const arrowsOf = (svg: string) =>
  new Set(
    [...svg.matchAll(/<title>([^<]+)&#45;&gt;([^<]+)<\/title>/g)].map(([, from = '', to = '']) =>
      `${from} -> ${to}`.replaceAll('&#45;', '-'),
    ),
  );

/** What differs between the arrows of a picture and those that it should have, one sentence each. */
export function arrowFaults(picture: string, drawnNow: string): readonly string[] {
  const [has, needs] = [arrowsOf(picture), arrowsOf(drawnNow)];
  const without = (some: ReadonlySet<string>, others: ReadonlySet<string>) =>
    [...some].filter((arrow) => !others.has(arrow) && !OF_A_REMOTE.test(arrow));
  return [
    ...without(needs, has).map((arrow) => `It lacks the arrow ${arrow}.`),
    ...without(has, needs).map((arrow) => `No import stands for its arrow ${arrow}.`),
  ];
}
