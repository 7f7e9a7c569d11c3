import {
  CliError,
  formatDuration,
  indent,
  messageOf,
  printDone,
  printFailed,
  printHeading,
  shutdownSignal,
} from '../base';
import { type Backends, withBackends } from './backends';
import { describeOutcome, type Outcome, outcomeOf, printFailures, sum } from './outcome';

export interface Suite {
  readonly title: string;
  readonly run: (signal: AbortSignal, backends: Backends) => Promise<Outcome>;
  /** Whether the later stages need it: when it fails, they are skipped. */
  readonly isBasis?: boolean;
}

/** Suites that run side by side. */
export type Stage = readonly Suite[];

/**
 * The work of a command that tests: runs stages, and prints what failed, and the numbers in the last line.
 * @returns the exit code of the command.
 */
export async function runTests(
  stages: readonly Stage[],
  signal = shutdownSignal(),
): Promise<0 | 1 | 130> {
  const total = await runSuites(stages, signal);
  if (signal.aborted) return 130;
  printFailures(total.failures);
  console.log(`\n${indent(describeOutcome(total))}`);
  return total.failed > 0 ? 1 : 0;
}

/** Runs stages one after the other until `signal` is aborted. Prints the outcome of each suite when it ends. */
export function runSuites(stages: readonly Stage[], signal: AbortSignal): Promise<Outcome> {
  return withBackends(signal, async (backends) => {
    const outcomes: Outcome[] = [];
    for (const [index, stage] of stages.entries()) {
      if (signal.aborted) break;
      printHeading(stage.map(({ title }) => title).join(', '));
      const ended = await Promise.all(stage.map((suite) => runSuite(suite, signal, backends)));
      outcomes.push(...ended);
      if (stage.some(({ isBasis }, at) => isBasis && ended[at]?.failed !== 0)) {
        const skipped = stages.slice(index + 1).flatMap((later) => later.map(({ title }) => title));
        outcomes.push({ ...sum([]), skipped });
        break;
      }
    }
    return sum(outcomes);
  });
}

/** A suite that throws has failed. */
async function runSuite(
  { title, run }: Suite,
  signal: AbortSignal,
  backends: Backends,
): Promise<Outcome> {
  const startedAt = Date.now();
  const outcome = await run(signal, backends).catch((error: unknown) => {
    const isDefect = error instanceof Error && !(error instanceof CliError);
    return outcomeOf([isDefect ? (error.stack ?? error.message) : messageOf(error)]);
  });
  const print = outcome.failures.length === 0 ? printDone : printFailed;
  // What was stopped has not failed.
  if (!signal.aborted)
    print(title, `${describeOutcome(outcome)}, ${formatDuration(Date.now() - startedAt)}`);
  return { ...outcome, failures: outcome.failures.map((failure) => `${title}: ${failure}`) };
}
