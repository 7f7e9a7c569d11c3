import { diffArrays } from 'diff';
import type { ModuleName } from '../../modules';
import type { Fact, Kind } from './facts';

/** What is not the same for a guest or the owner, in whatever places it shows. */
export interface Difference {
  kind: Kind;
  module: ModuleName | undefined;
  about: string;
  /** Undefined when it is new. */
  was: string | undefined;
  /** Undefined when it is gone. */
  is: string | undefined;
  /** The pages that show it. */
  where: readonly string[];
}

/** An amount of money in whatever currency, as prices are written. */
const AMOUNT = /\d[\d.,]*[.,]\d{2}\b/g;

/**
 * @returns what differs between two traces of the same walks, without what follows from something else that differs.
 */
export function differencesOf(live: readonly Fact[], candidate: readonly Fact[]): Difference[] {
  const groups = new Map<string, { fact: Fact; was: string[]; is: string[] }>();
  const sort = (facts: readonly Fact[], side: 'was' | 'is') => {
    for (const fact of facts) {
      const key = JSON.stringify([fact.kind, fact.module, fact.where, fact.about]);
      const group = groups.get(key) ?? { fact, was: [], is: [] };
      group[side].push(fact.text);
      groups.set(key, group);
    }
  };
  sort(live, 'was');
  sort(candidate, 'is');

  const found = new Map<string, Difference>();
  for (const { fact, was, is } of groups.values())
    for (const change of changesOf(fact, was, is)) {
      const kind = kindOf(fact.kind, change);
      const key = JSON.stringify([kind, fact.module, fact.about, change.was, change.is]);
      const where = new Set([...(found.get(key)?.where ?? []), fact.where]);
      const { module, about } = fact;
      found.set(key, { kind, module, about, ...change, where: [...where] });
    }
  const all = [...found.values()];
  return all.filter(
    (one) => !isBelowRenamed(one, all) && !all.some((other) => follows(one, other)),
  );
}

type Change = Pick<Difference, 'was' | 'is'>;

function changesOf({ kind }: Fact, was: readonly string[], is: readonly string[]): Change[] {
  // A walk that ended early is told even when both did.
  if (kind === 'walk') return is.length > 0 ? is.map(added) : was.map(removed);
  // An origin that is new, or not asked any more, is told as such.
  if (kind === 'requests' && (was.length === 0 || is.length === 0)) return [];
  const parts = diffArrays([...was], [...is]);
  return parts.flatMap((part, place) => {
    if (part.removed) {
      // What was there, and what is in its place.
      const next = parts[place + 1];
      const after = next?.added ? next.value : [];
      const longest = part.value.length > after.length ? part.value : after;
      return longest.map((_, index) => ({ was: part.value[index], is: after[index] }));
    }
    return part.added && !parts[place - 1]?.removed ? part.value.map(added) : [];
  });
}

const added = (text: string): Change => ({ was: undefined, is: text });
const removed = (text: string): Change => ({ was: text, is: undefined });

function kindOf(kind: Kind, { was = '', is = '' }: Change): Kind {
  if (kind !== 'words') return kind;
  const amounts = (text: string) => (text.match(AMOUNT) ?? []).join(' ');
  return amounts(was) === amounts(is) ? 'words' : 'money';
}

/** Whether it is there before and after, and only the heading above it has other words. */
function isBelowRenamed(one: Difference, all: readonly Difference[]): boolean {
  const isGone = one.is === undefined;
  if (one.about === '' || isGone === (one.was === undefined)) return false;
  const text = one.was ?? one.is;
  return all.some(({ kind, was, is }) => {
    if (kind !== 'words' || was === undefined || is === undefined) return false;
    const [own, others] = isGone ? [was, is] : [is, was];
    return (
      one.about === own &&
      all.some(
        (other) =>
          other.kind === one.kind &&
          other.module === one.module &&
          other.about === others &&
          (isGone ? other.was === undefined && other.is : other.is === undefined && other.was) ===
            text,
      )
    );
  });
}

/** Kinds whose texts name what the words of the page say. */
const NAMED: ReadonlySet<Kind> = new Set<Kind>(['keyboard', 'accessibility']);

/**
 * Whether a difference only repeats another one: what belongs to a dish that is gone, its button, its new price in a
 * name.
 */
function follows(one: Difference, other: Difference): boolean {
  if (one === other || (other.kind !== 'words' && other.kind !== 'money')) return false;
  const isBelow = one.module === other.module && one.about !== '' && one.kind !== 'keyboard';
  if (other.is === undefined && other.was !== undefined) {
    if (isBelow && one.about === other.was && one.is === undefined) return true;
    return NAMED.has(one.kind) && one.is === undefined && names(one.was, other.was);
  }
  if (other.was === undefined && other.is !== undefined) {
    if (isBelow && one.about === other.is && one.was === undefined) return true;
    return NAMED.has(one.kind) && one.was === undefined && names(one.is, other.is);
  }
  return (
    (NAMED.has(one.kind) || one.kind === 'links') &&
    one.was !== undefined &&
    other.was !== undefined &&
    one.was.includes(other.was) &&
    one.is === one.was.replaceAll(other.was, other.is ?? '')
  );
}

/** Whether a control's name has a dish's name, or whatever else is long enough to be one. */
const names = (control: string | undefined, text: string) =>
  text.length > 3 && control?.includes(text) === true;
