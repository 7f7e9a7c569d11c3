import { createHash } from 'node:crypto';
import type { Difference } from './differences';

/** Says what differs as a guest or the owner would. */
export function describeDifference({ kind, about, was, is, where }: Difference): string {
  const places = where.slice(0, 3).join('; ') + (where.length > 3 ? '; …' : '');
  const topic = about === '' ? '' : `${about}: `;
  return `${topic}${sentence(kind, ...shortened(was, is))} (${places})`;
}

function sentence(kind: Difference['kind'], was: string | undefined, is: string | undefined) {
  switch (kind) {
    case 'mail':
      if (was === undefined) return `the owner’s mail says “${is ?? ''}” in addition`;
      return is === undefined
        ? `the owner’s mail no longer says “${was}”`
        : `the owner’s mail says “${is}” where it said “${was}”`;
    case 'documents':
      if (was === undefined) return `a document is written that was not: ${is ?? ''}`;
      return is === undefined
        ? `a document is not written any more: ${was}`
        : `a document is ${is}, and was ${was}`;
    case 'keyboard':
      if (was === undefined) return `Tab now reaches ${is ?? ''}`;
      return is === undefined
        ? `Tab no longer reaches ${was}`
        : `Tab reaches ${is} where it reached ${was}`;
    case 'origins':
      return was === undefined
        ? `the pages now send requests to ${is ?? ''}`
        : `the pages no longer send requests to ${was}`;
    case 'events':
      if (was === undefined) return `the bus also carries ${is ?? ''}`;
      return is === undefined
        ? `the bus no longer carries ${was}`
        : `the bus carries ${is} where it carried ${was}`;
    case 'bytes':
      return `its scripts and styles weigh ${is ?? ''}, and weighed ${was ?? ''}`;
    case 'storage':
      return was === undefined
        ? `the browser now keeps “${is ?? ''}”`
        : `the browser no longer keeps “${was}”`;
    case 'walk':
      return is === undefined ? `what is live: the walk ${was ?? ''}` : `the walk ${is}`;
    case 'accessibility':
      if (was === undefined) return `new in the accessibility tree: ${is ?? ''}`;
      return is === undefined
        ? `no longer in the accessibility tree: ${was}`
        : `${is} is in the accessibility tree in place of ${was}`;
    case 'look':
    case 'layout':
    case 'processor':
      return is === undefined ? `no longer: ${was ?? ''}` : is;
    default:
      if (was === undefined) return `“${is ?? ''}” is new`;
      return is === undefined ? `“${was}” is gone` : `${quoted(was)} is now ${quoted(is)}`;
  }
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

/** The name of one difference, for `--accept`: it stays the same from one run to the next. */
export function nameOf({ kind, module, about, was, is }: Difference): string {
  const hash = createHash('sha256').update(JSON.stringify([module, about, was, is]));
  return `${kind}:${hash.digest('hex').slice(0, 6)}`;
}
