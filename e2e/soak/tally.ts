import type { Table } from '../../platform/base';

/** What must never happen. */
export const VIOLATIONS = [
  'lost',
  'doubled without one reference',
  'told wrongly',
  'arrived otherwise than ordered',
  'uncaught errors',
  'stuck although nothing was broken',
] as const;
export type Violation = (typeof VIOLATIONS)[number];

class ViolationError extends Error {
  constructor(
    readonly violation: Violation,
    message: string,
  ) {
    super(`${violation}: ${message}`);
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

  /** @throws ViolationError after counting it. */
  fail(violation: Violation, message: string): never {
    this.add(violation);
    throw new ViolationError(violation, message);
  }

  /** Everything counted, in the order given and then by name. */
  table(first: readonly string[]): Table {
    const rest = [...this.counts.keys()].filter((what) => !first.includes(what)).sort();
    const rows = [...first, ...rest].map((what) => [what, String(this.of(what))]);
    return { head: ['', 'count'], rows };
  }
}
