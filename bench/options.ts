import { CliError } from '../platform/base';
import type { Rounds } from './rounds';

export interface BenchOptions extends Rounds {
  /** Measure large menus and full carts instead of the first visit. */
  isScale: boolean;
  /** Whether docs/performance.md is written. */
  isWritten: boolean;
}

export const OPTIONS = {
  scale: { type: 'boolean', help: 'measure large menus and full carts, not the first visit' },
  runs: {
    type: 'string',
    placeholder: 'N',
    help: 'rounds after a warm-up: 9 unless given, 5 with --scale',
  },
  trial: { type: 'boolean', help: 'one round without a warm-up, and write nothing' },
} as const;

/** @throws CliError when the number of runs is none. */
export function readOptions(values: {
  scale?: boolean;
  runs?: string;
  trial?: boolean;
}): BenchOptions {
  const { scale = false, trial = false, runs = trial ? '1' : scale ? '5' : '9' } = values;
  if (!/^[1-9]\d*$/.test(runs))
    throw new CliError(`--runs is "${runs}": give a whole number, 1 or more.`);
  return { runs: Number(runs), hasWarmUp: !trial, isScale: scale, isWritten: !trial };
}
