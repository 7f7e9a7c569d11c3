import type { Difference } from './differences';

/** Kinds in the order in which they are said: what costs money, loses orders or shuts people out comes first. */
const ORDER: readonly Difference['kind'][] = [
  ...(['money', 'mail', 'documents', 'requests', 'keyboard', 'words'] as const),
  ...(['print', 'search', 'files', 'links', 'focus', 'accessibility', 'covered', 'idle'] as const),
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

/** What the words of each kind are part of. Words of the page itself need no name. */
const NAMES: Partial<Record<Difference['kind'], string>> = {
  mail: 'the owner’s mail',
  documents: 'documents',
  requests: 'requests',
  keyboard: 'stops of Tab',
  focus: 'the focus',
  print: 'on paper',
  search: 'for search engines',
  accessibility: 'for screen readers',
  storage: 'stored in the browser',
  events: 'events on the bus',
  bytes: 'size of scripts and styles',
};

function sentence(kind: Difference['kind'], was: string | undefined, is: string | undefined) {
  if (['look', 'idle', 'covered'].includes(kind)) return is ?? `no longer: ${was ?? ''}`;
  const name = NAMES[kind];
  return `${name === undefined ? '' : `${name}, `}${wordsOf(was, is)}`;
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
const quoted = (text: string) => (/^\D{0,3}\d[\d.,]*( kB)?$/.test(text) ? text : `“${text}”`);
