import type { ModuleName } from '../../modules';
import type { Difference } from './differences';
import type { Kind } from './facts';
import { nameOf, textOf } from './wording';

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

export interface Verdict {
  /** A message for each difference that was not accepted. */
  problems: readonly string[];
  /** Sentences about what was accepted, for the record. */
  accepted: readonly string[];
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
): Verdict {
  const problems: string[] = [];
  const acceptedTexts: string[] = [];
  for (const one of differences) {
    const { kind, module } = one;
    const isOutside = module !== undefined && !released.includes(module);
    if (isOutside && differences.some((other) => isCarried(one, other, released))) continue;
    const text = `${module ?? 'the site'}: ${textOf(one)}`;
    const name = nameOf(one);
    if (isOutside && !PASSES_THROUGH.has(kind))
      problems.push(`${text}. ${module} is not in this release: it must stay as it is.`);
    else if (accepted.has(name) || (accepted.has(kind) && !ONE_BY_ONE.has(kind)))
      acceptedTexts.push(`${name} ${text}`);
    else problems.push(`${text}. If that is meant: --accept ${ONE_BY_ONE.has(kind) ? name : kind}`);
  }
  return { problems, accepted: acceptedTexts };
}

/** Whether another module only shows, in its own part, what differs inside: the name of a dish in the cart. */
function isCarried(
  { kind, was, is }: Difference,
  inside: Difference,
  released: readonly ModuleName[],
): boolean {
  if (kind !== 'words' || inside.kind !== 'words') return false;
  if (inside.module === undefined || !released.includes(inside.module)) return false;
  return was === inside.was && is === inside.is;
}
