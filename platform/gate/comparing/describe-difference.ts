import type { Difference } from './differences';

/** Kinds in the order in which they are said: what costs money, loses orders or shuts people out comes first. */
const ORDER: readonly Difference['kind'][] = [
  ...(['money', 'mail', 'documents', 'analytics', 'requests', 'keyboard', 'words'] as const),
  ...(['print', 'search', 'links', 'focus', 'accessibility', 'covered', 'idle'] as const),
  ...(['storage', 'events', 'listeners', 'bytes', 'look'] as const),
];

export const inOrder = (differences: readonly Difference[]) =>
  [...differences].sort((one, other) => ORDER.indexOf(one.kind) - ORDER.indexOf(other.kind));

const MOST_PLACES = 3;

/**
 * Says what differs as a guest or the owner would.
 * @param released the modules of the release.
 */
export function describeDifference(
  { kind, module, about, was, is, where }: Difference,
  released: readonly string[],
): string {
  const whose = module === '' ? 'the site' : module;
  const isOutside = module !== '' && !released.includes(module);
  const places = [...where.slice(0, MOST_PLACES), ...(where.length > MOST_PLACES ? ['…'] : [])];
  const shown = places.length === 0 ? '' : ` (${places.join('; ')})`;
  const topic = about === '' ? '' : `${about}: `;
  const note = isOutside ? '. It is not part of this release' : '';
  return `${whose}: ${topic}${sentence(kind, ...shortened(was, is))}${shown}${note}`;
}

function sentence(kind: Difference['kind'], was: string | undefined, is: string | undefined) {
  const say = (now: string, gone: string, changed: string) =>
    was === undefined ? now : is === undefined ? gone : changed;
  const [before = '', after = ''] = [was, is];
  switch (kind) {
    case 'mail':
      return say(
        `the owner’s mail says “${after}” in addition`,
        `the owner’s mail no longer says “${before}”`,
        `the owner’s mail says “${after}” where it said “${before}”`,
      );
    case 'documents':
      return say(
        `a document is written that was not: ${after}`,
        `a document is not written any more: ${before}`,
        `a document is ${after}, and was ${before}`,
      );
    case 'keyboard':
      return say(
        `Tab now reaches ${after}`,
        `Tab no longer reaches ${before}`,
        `Tab reaches ${after} where it reached ${before}`,
      );
    case 'focus':
      return say(
        `the focus is now on ${after}`,
        `the focus is no longer on ${before}`,
        `the focus is on ${after} where it was on ${before}`,
      );
    case 'requests':
      return say(
        `the pages now ask ${after}`,
        `the pages no longer ask ${before}`,
        `the pages ask ${after}, and asked ${before}`,
      );
    case 'analytics':
      return say(
        `Analytics is now told ${after}`,
        `Analytics is no longer told ${before}`,
        `Analytics is told ${after} where it was told ${before}`,
      );
    case 'events':
      return say(
        `the bus also carries ${after}`,
        `the bus no longer carries ${before}`,
        `the bus carries ${after} where it carried ${before}`,
      );
    case 'bytes':
      return `its scripts and styles weigh ${after}, and weighed ${before}`;
    case 'storage':
      return say(`the browser now keeps “${after}”`, `the browser no longer keeps “${before}”`, '');
    case 'accessibility':
      return say(
        `new in the accessibility tree: ${after}`,
        `no longer in the accessibility tree: ${before}`,
        `${after} is in the accessibility tree in place of ${before}`,
      );
    case 'print':
    case 'search': {
      const place = kind === 'print' ? 'on paper' : 'for search engines';
      return `${place}, ${wordsOf(was, is)}`;
    }
    case 'look':
    case 'idle':
    case 'covered':
      return say(after, `no longer: ${before}`, after);
    default:
      return wordsOf(was, is);
  }
}

function wordsOf(was: string | undefined, is: string | undefined): string {
  if (was !== undefined && was === is) return `“${was}” stands elsewhere`;
  const inWords = (text: string) => (text.startsWith('that “') ? text : `“${text}”`);
  if (was === undefined) return `${inWords(is ?? '')} is new`;
  return is === undefined ? `${inWords(was)} is gone` : `${quoted(was)} is now ${quoted(is)}`;
}

const LONGEST = 160;
/** What is said before the first letter that differs. */
const BEFORE = 40;

/** Long texts from shortly before the place where they differ. */
function shortened(...texts: [string | undefined, string | undefined]): typeof texts {
  const [was = '', is = ''] = texts;
  if (Math.max(was.length, is.length) <= LONGEST) return texts;
  const differsAt = was.split('').findIndex((letter, place) => letter !== is[place]);
  const from = texts.includes(undefined) ? 0 : Math.max(0, differsAt - BEFORE);
  const cut = (text: string | undefined) => {
    if (text === undefined) return undefined;
    const end = from + LONGEST;
    return `${from > 0 ? '…' : ''}${text.slice(from, end)}${text.length > end ? '…' : ''}`;
  };
  return [cut(texts[0]), cut(texts[1])];
}

/** Prices read better without quotation marks. */
const quoted = (text: string) => (/^\D{0,3}\d[\d.,]*$/.test(text) ? text : `“${text}”`);
