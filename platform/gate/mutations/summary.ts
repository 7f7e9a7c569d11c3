import type { Table } from '../../base';
import { MODULES } from '../../modules';
import type { RandomMutation } from './random-mutations';
import { MUTANT_KINDS } from './source-mutants';

/** What became of a mistake. */
export const OUTCOMES = ['noticed', 'the same build', 'no walk runs it', 'no difference'] as const;

/** What the comparison says of a mistake. */
export interface Screened {
  mutation: RandomMutation;
  outcome: (typeof OUTCOMES)[number];
  problems: readonly string[];
}

/** What became of random mistakes: a row for each kind in each module, and one for each module. */
export function summaryOf(screened: readonly Screened[]): Table {
  const row = (label: string, some: readonly Screened[]) => [
    label,
    String(some.length),
    ...OUTCOMES.map((outcome) => String(some.filter((one) => one.outcome === outcome).length)),
  ];
  const rows = MODULES.flatMap((module) => {
    const own = screened.filter(({ mutation }) => mutation.module === module);
    const ofKinds = MUTANT_KINDS.map((kind) => ({
      kind,
      some: own.filter(({ mutation }) => mutation.kind === kind),
    }));
    return own.length === 0
      ? []
      : [
          row(module, own),
          ...ofKinds
            .filter(({ some }) => some.length > 0)
            .map(({ kind, some }) => row(`  ${kind}`, some)),
        ];
  });
  return { head: ['module', 'drawn', ...OUTCOMES], rows: [...rows, row('all', screened)] };
}
