import type { ModuleName } from '../../modules';
import { describeDifference, nameOf } from './describe-difference';
import type { Difference } from './differences';
import type { Kind } from './facts';

/** What a team cannot accept in one go, because it costs money, loses orders or shuts people out. */
export const ONE_BY_ONE: ReadonlySet<Kind> = new Set<Kind>([
  'money',
  'mail',
  'documents',
  'keyboard',
  'origins',
  'console',
  'processor',
  'walk',
]);
/** What a price, or the name of a dish, changes in every module that it passes through. */
const PASSES_THROUGH: ReadonlySet<Kind> = new Set<Kind>(['money']);

/** A difference, in words, and what became of it. */
export interface Judged {
  module: ModuleName | undefined;
  kind: Kind;
  /** The page, where its pictures are told apart by pages. */
  about: string;
  text: string;
  /** What `--accept` takes for it; undefined outside of the released modules. */
  name: string | undefined;
  isAccepted: boolean;
}

export interface Judgment {
  /** A message for each difference that was not accepted. */
  problems: readonly string[];
  /** Sentences about what was accepted, for the record. */
  accepted: readonly string[];
  /** All differences, for the report. */
  judged: readonly Judged[];
}

/**
 * Judges differences between what is live and what would be.
 * @param released the modules of the release: what differs in the part of another one is refused.
 * @param accepted kinds, and names of single differences.
 */
export function judge(
  differences: readonly Difference[],
  released: readonly ModuleName[],
  accepted: ReadonlySet<string>,
): Judgment {
  const judged: Judged[] = [];
  for (const one of differences) {
    const { kind, module, about } = one;
    const isOutside =
      module !== undefined && !released.includes(module) && !isOfShell(kind, released);
    if (isOutside && differences.some((other) => isCarried(one, other, released))) continue;
    if (differences.some((other) => isAroundWords(one, other))) continue;
    const isMeant = !isOutside || PASSES_THROUGH.has(kind);
    const own = nameOf(one);
    const isAccepted =
      isMeant && (accepted.has(own) || (accepted.has(kind) && !ONE_BY_ONE.has(kind)));
    const name = !isMeant ? undefined : ONE_BY_ONE.has(kind) || accepted.has(own) ? own : kind;
    judged.push({ module, kind, about, text: describeDifference(one), name, isAccepted });
  }
  return {
    judged,
    problems: judged.filter(({ isAccepted }) => !isAccepted).map(problemOf),
    accepted: judged
      .filter(({ isAccepted }) => isAccepted)
      .map((one) => `${one.name ?? ''} ${sentenceOf(one)}`),
  };
}

const sentenceOf = ({ module, text }: Judged) => `${module ?? 'the site'}: ${text}`;

function problemOf(one: Judged): string {
  return one.name === undefined
    ? `${sentenceOf(one)}. ${one.module ?? ''} is not part of this release, so it must not change.`
    : `${sentenceOf(one)}. If this is intended: --accept ${one.name}`;
}

/** The shell's tokens and styles reach into every module. */
const isOfShell = (kind: Kind, released: readonly ModuleName[]) =>
  kind === 'look' && released.includes('shell');

/** Whether another module only shows, in its own part, what differs inside: the name of a dish in the cart. */
function isCarried(
  { kind, module, about, was, is }: Difference,
  inside: Difference,
  released: readonly ModuleName[],
): boolean {
  // It looks different because of other words, which are judged by themselves.
  if (kind === 'look')
    return inside.module === module && isText(inside.kind) && inside.where.includes(about);
  if (kind !== 'words' || inside.kind !== 'words') return false;
  if (inside.module === undefined || !released.includes(inside.module)) return false;
  return was === inside.was && is === inside.is;
}

/** The list item around a dish that is new, or gone: the words are judged by themselves. */
function isAroundWords(one: Difference, words: Difference): boolean {
  const line = one.was === undefined ? one.is : one.is === undefined ? one.was : undefined;
  return (
    one.kind === 'accessibility' &&
    line !== undefined &&
    !line.includes('"') &&
    words.kind === 'words' &&
    words.module === one.module &&
    words.about === one.about &&
    (one.was === undefined) === (words.was === undefined) &&
    (one.is === undefined) === (words.is === undefined)
  );
}

const isText = (kind: Kind) => kind === 'words' || kind === 'money';
