import { CliError, formatDuration, messageOf, printDone, printFailed, printHeading } from '../base';
import { type Backends, withBackends } from './backends';
import { describeOutcome, type Outcome, outcomeOf, sum } from './outcome';

export interface Suite {
  readonly title: string;
  readonly run: (signal: AbortSignal, backends: Backends) => Promise<Outcome>;
}

/** Suites that run side by side. */
export type Stage = readonly Suite[];

/** Runs stages one after the other until `signal` is aborted. Prints the outcome of each suite when it ends. */
export function runSuites(stages: readonly Stage[], signal: AbortSignal): Promise<Outcome> {
  return withBackends(signal, async (backends) => {
    const outcomes: Outcome[] = [];
    for (const stage of stages) {
      if (signal.aborted) break;
      printHeading(stage.map(({ title }) => title).join(', '));
      outcomes.push(
        ...(await Promise.all(stage.map((suite) => runSuite(suite, signal, backends)))),
      );
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
  print(title, `${describeOutcome(outcome)}, ${formatDuration(Date.now() - startedAt)}`);
  return { ...outcome, failures: outcome.failures.map((failure) => `${title}: ${failure}`) };
}
