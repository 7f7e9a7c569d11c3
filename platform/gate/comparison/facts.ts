import type { ModuleName } from '../../modules';
import type { Picture } from './visual-differences';

/** What a walk looks at. */
export const KINDS = [
  'words',
  'money',
  'links',
  'look',
  'accessibility',
  'layout',
  'storage',
  'console',
  'keyboard',
  'mail',
  'documents',
  'origins',
  'requests',
  'events',
  'listeners',
  'bytes',
  'processor',
  'walk',
] as const;
export type Kind = (typeof KINDS)[number];

export function isKind(word: string): word is Kind {
  return KINDS.some((kind) => kind === word);
}

/** Where facts are that belong to no page. */
export const WHOLE_VISIT = 'the whole visit';

/** One thing that a walk saw. Its trace is all of them, in their order. */
export interface Fact {
  kind: Kind;
  /** The module that owns this part of the page; undefined for what is not on a page, such as the owner's mail. */
  module: ModuleName | undefined;
  /** The page or the mail. */
  where: string;
  /** The heading above it: a dish, a section; empty when there is none. */
  about: string;
  text: string;
}

/** What the walks through a site saw. */
export interface Trace {
  facts: readonly Fact[];
  pictures: readonly Picture[];
}

/** What one of them saw. */
export interface WalkTrace extends Trace {
  title: string;
}
