import { type Kind, KINDS } from '../recording/notes';
import type { Difference } from './differences';

const MOST_PLACES = 3;

/**
 * Describes a difference as a guest or the owner would, in one line.
 * @param released the modules of the release.
 */
export function describeDifference(
  { kind, module, about, was, is, where }: Difference,
  released: readonly string[],
): string {
  if (kind === 'way') return wayOf(about, was, is);
  const isMoved = was === '' && is === '';
  const whose = module === '' ? 'the site' : module;
  const isOutside = module !== '' && !released.includes(module);
  const shown = where.length === 0 ? '' : ` (${few(where)})`;
  const topic = about.length === 0 || isMoved ? '' : `${few(about)}: `;
  const note = isOutside ? '. It is not part of this release' : '';
  return `${whose}: ${topic}${isMoved ? `moved: ${few(about.map(quoted))}` : sentence(kind, ...legible(was, is))}${shown}${note}`;
}

function wayOf(actions: readonly string[], was = '', is = ''): string {
  return actions.length === 0
    ? `the site: a journey goes on with ${is} instead of ${was}, and is not compared from there on`
    : `the site: after ${few(actions)}, the page is ${is} instead of ${was}`;
}

function few(texts: readonly string[]): string {
  const more = texts.length - MOST_PLACES;
  return [...texts.slice(0, MOST_PLACES), ...(more > 0 ? [`${String(more)} more`] : [])].join('; ');
}

function sentence(kind: Kind, was: string | undefined, is: string | undefined) {
  if (kind === 'look' || kind === 'covered') return is ?? `no longer: ${was ?? ''}`;
  const name = KINDS[kind];
  return `${name === '' ? '' : `${name}, `}${wordsOf(was, is)}`;
}

function wordsOf(was: string | undefined, is: string | undefined): string {
  if (was === undefined) return `${quoted(is ?? '')} is new`;
  return is === undefined ? `${quoted(was)} is gone` : `${quoted(was)} is now ${quoted(is)}`;
}

/** Characters that look like others, or like nothing. */
const ODD = /[\p{Cf}\p{Zs}\u2010-\u2015\u2212]/gu;
const usual = (letter: string) => {
  if (/\p{Zs}/u.test(letter)) return ' ';
  return /\p{Cf}/u.test(letter) ? '' : '-';
};
const codeOf = (letter: string) =>
  letter === ' '
    ? ' '
    : `[U+${(letter.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}]`;

type Sides = [string | undefined, string | undefined];

/** Names characters that cannot be seen if nothing else differs, and cuts long texts to the part around a difference. */
function legible(was: string | undefined, is: string | undefined): Sides {
  const looksAlike =
    was !== is &&
    was?.normalize('NFKC').replace(ODD, usual) === is?.normalize('NFKC').replace(ODD, usual);
  return looksAlike
    ? shortened(was?.replace(ODD, codeOf), is?.replace(ODD, codeOf))
    : shortened(was, is);
}

const LONGEST = 160;
/** How much is shown before the first letter that differs. */
const BEFORE = 40;

function shortened(...texts: Sides): Sides {
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
