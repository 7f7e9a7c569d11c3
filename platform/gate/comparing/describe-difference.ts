import { type Kind, KINDS } from '../recording/notes';
import type { Difference } from './differences';

const MOST_PLACES = 3;

/**
 * Describes a difference as a guest or the owner would.
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

function sentence(kind: Kind, was: string | undefined, is: string | undefined) {
  if (['look', 'idle', 'covered'].includes(kind)) return is ?? `no longer: ${was ?? ''}`;
  const name = KINDS[kind];
  return `${name === '' ? '' : `${name}, `}${wordsOf(was, is)}`;
}

function wordsOf(was: string | undefined, is: string | undefined): string {
  if (was !== undefined && was === is) return `${quoted(was)} has moved`;
  if (was === undefined) return `${quoted(is ?? '')} is new`;
  return is === undefined ? `${quoted(was)} is gone` : `${quoted(was)} is now ${quoted(is)}`;
}

const LONGEST = 160;
/** How much is shown before the first letter that differs. */
const BEFORE = 40;

/** Cuts long texts to the part around their first difference. */
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

/** Prices read better without quotation marks, and a removal has its own. */
const quoted = (text: string) =>
  /^the removal of “|^\D{0,3}\d[\d.,]*( kB)?$/.test(text) ? text : `“${text}”`;
