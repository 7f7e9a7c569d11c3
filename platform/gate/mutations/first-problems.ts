import { onConsoleError } from '../../browser';
import type { ModuleName } from '../../modules';
import { compareTraces, compareWalks } from '../comparison/compare-traces';
import type { Trace, WalkTrace } from '../comparison/facts';
import { judge } from '../comparison/verdicts';
import type { WalkOptions } from '../comparison/walk-site';
import { readable, type Urls } from '../comparison/whole-trace';

type Watching = Pick<WalkOptions, 'onMark' | 'onVisitor' | 'signal'>;

interface Usual {
  wasSeen: readonly WalkTrace[];
  urls: Urls;
  /** The module that was changed. */
  module: ModuleName;
}

/**
 * Compares walks with what was seen before while they go on, and ends them at the first difference.
 * @param take takes the walks with the options that it is given.
 * @returns what the gate says of that difference; nothing when the walks come to their end without one.
 */
export async function firstProblems(
  { wasSeen, urls, module }: Usual,
  signal: AbortSignal,
  take: (watching: Watching) => Promise<readonly WalkTrace[]>,
): Promise<readonly string[]> {
  const stop = new AbortController();
  let found: readonly string[] = [];
  const tell = (problems: readonly string[]) => {
    if (problems.length === 0 || found.length > 0) return;
    found = problems;
    stop.abort();
  };
  const judged = ({ differences }: ReturnType<typeof compareTraces>) => {
    tell(judge(differences, [module], new Set()).problems);
  };
  const logged = wasSeen.flatMap(({ facts }) =>
    facts.filter(({ kind }) => kind === 'console').map(({ text }) => text),
  );

  const isSeen = await take({
    signal: AbortSignal.any([signal, stop.signal]),
    onMark: (trace) => {
      const before = wasSeen.find(({ title }) => title === trace.title);
      const place = trace.marks.length - 1;
      if (before && place < before.marks.length)
        judged(compareTraces(lookedAt(before, place, urls), lookedAt(trace, place, urls)));
    },
    // A page that fails says so at once; its walk would wait in vain.
    onVisitor: ({ page }) => {
      onConsoleError(page, (text) => {
        if (!logged.includes(text)) tell([`a page writes to the console: ${text}`]);
      });
      return Promise.resolve(undefined);
    },
  });
  if (stop.signal.aborted || signal.aborted) return found;
  const taken = wasSeen.filter(({ title }) => isSeen.some((one) => one.title === title));
  judged(compareWalks(taken, isSeen, urls));
  return found;
}

/** What one look of a walk added. Events come at any time: they are compared at the end. */
function lookedAt({ facts, pictures, marks }: WalkTrace, place: number, urls: Urls): Trace {
  const from = marks[place - 1] ?? { facts: 0, pictures: 0 };
  const to = marks[place] ?? from;
  const added = facts.slice(from.facts, to.facts).filter(({ kind }) => kind !== 'events');
  return { facts: readable(added, urls), pictures: pictures.slice(from.pictures, to.pictures) };
}
