import type { Table } from '../../platform/base';

/** What must never happen. */
export const WRONGS = [
  'lost',
  'doubled without one reference',
  'told wrongly',
  'arrived otherwise than ordered',
  'uncaught errors',
  'stuck although nothing was broken',
] as const;
export type Wrong = (typeof WRONGS)[number];

class WrongError extends Error {
  constructor(
    readonly wrong: Wrong,
    message: string,
  ) {
    super(`${wrong}: ${message}`);
  }
}

/** What a soak did and found. */
export class Tally {
  private readonly counts = new Map<string, number>();

  add(what: string, count = 1): void {
    this.counts.set(what, this.of(what) + count);
  }

  of(what: string): number {
    return this.counts.get(what) ?? 0;
  }

  /** @throws WrongError after counting it. */
  fail(wrong: Wrong, message: string): never {
    this.add(wrong);
    throw new WrongError(wrong, message);
  }

  /** Everything counted, in the order given and then by name. */
  table(first: readonly string[]): Table {
    const rest = [...this.counts.keys()].filter((what) => !first.includes(what)).sort();
    const rows = [...first, ...rest].map((what) => [what, String(this.of(what))]);
    return { head: ['', 'count'], rows };
  }
}
