import type { Leak } from './leaks';
import type { Visit } from './visits';

/** Where something was found. */
type Place = Pick<Visit, 'module' | 'pathname'>;

/** A rule of accessibility that is broken, as axe tells it. */
interface Barrier {
  id: string;
  help: string;
  nodes: readonly { html: string }[];
}

const LONGEST = 300;
const SHOWN_LEAKS = 3;

/**
 * What was written to the console of a page, each thing once.
 * @returns sentences; `isCause` marks those that tell why a module could not be shown.
 */
export function ofWords(
  words: readonly string[],
  { module, pathname }: Place,
): { sentence: string; isCause: boolean }[] {
  const told = [...new Set(words.map(withoutStack))].map((text) => {
    const failed = /^\[simmer\/remotes\] (\S+) failed\. (.*)$/.exec(text);
    if (failed)
      return {
        sentence: `${failed[1] ?? ''} fails on ${pathname}: ${failed[2] ?? ''}`,
        isCause: true,
      };
    const drawn = /^\[simmer\/hydration\] part of the page was rendered again\. (.*)$/.exec(text);
    return {
      sentence: drawn
        ? `${module} draws something else on ${pathname} than its server build did, so React drew it anew: what it draws first must not depend on "window", on the time or on chance. (${drawn[1] ?? ''})`
        : `${module} writes to the console on ${pathname}: ${text}`,
      isCause: false,
    };
  });
  const causes = told.filter(({ isCause }) => isCause);
  // React draws anew before it gives a module up, which is one problem and not two.
  return causes.length > 0 ? causes : told;
}

/** The first line of what is thrown, without its class: "Error: " tells nobody anything. */
function withoutStack(text: string): string {
  const lines = text.split('\n').filter((line) => !/^\s+at /.test(line));
  const whole = lines
    .join(' ')
    .replace(/(^|\s)Error: /g, '$1')
    // React's own words lie at that address, and the rest is the same each time.
    .replace(/Minified React error #\d+; visit (\S+) for the full message.*$/, '$1')
    .trim();
  return whole.length > LONGEST ? `${whole.slice(0, LONGEST)}…` : whole;
}

/** A sentence for each rule that is broken, with the first element that breaks it. */
export function ofBarriers(violations: readonly Barrier[], { module, pathname }: Place): string[] {
  return violations.map(({ id, help, nodes }) => {
    const [first] = nodes;
    // A class of a released module is a hash.
    const element = first?.html.replace(/ class="[^"]*"/g, '').slice(0, 120) ?? 'the page';
    const more = nodes.length > 1 ? `, and ${String(nodes.length - 1)} more` : '';
    return `${module} is not accessible on ${pathname}: ${help} (${id}), at ${element}${more}.`;
  });
}

/** A sentence for each of the first styles that reach beyond their module, and one for how many there are. */
export function ofLeaks(leaks: readonly Leak[], { module, pathname }: Place): string[] {
  const sentences = leaks
    .slice(0, SHOWN_LEAKS)
    .map(
      ({ selector, element }) =>
        `A style of ${module} reaches beyond it on ${pathname}: "${selector}" also matches ${element}. Put it into a CSS module, under a class.`,
    );
  const more = leaks.length - SHOWN_LEAKS;
  return more > 0
    ? [...sentences, `${String(more)} more styles of ${module} reach beyond it on ${pathname}.`]
    : sentences;
}
