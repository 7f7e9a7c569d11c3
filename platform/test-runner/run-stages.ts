import {
  CliError,
  formatDuration,
  indent,
  messageOf,
  printDone,
  printFailed,
  printHeading,
} from '../base';
import { type Count, describeCount, passedIf, sum } from './count';
import type { Level, Stage } from './levels';

/** Runs stages one after the other until `signal` is aborted. */
export function runStages(stages: readonly Stage[], signal: AbortSignal): Promise<Count> {
  return inTurn(stages, runStage, signal);
}

async function inTurn<T>(
  all: readonly T[],
  run: (one: T, signal: AbortSignal) => Promise<Count>,
  signal: AbortSignal,
): Promise<Count> {
  const counts: Count[] = [];
  for (const one of all) if (!signal.aborted) counts.push(await run(one, signal));
  return sum(counts);
}

/** Prints one heading for the stage. Each level prints its count when it ends. */
async function runStage(lanes: Stage, signal: AbortSignal): Promise<Count> {
  printHeading(
    lanes
      .flat()
      .map(({ title }) => title)
      .join(', '),
  );
  return sum(await Promise.all(lanes.map((lane) => inTurn(lane, runCounted, signal))));
}

/** A level that throws has failed. */
async function runCounted({ title, run }: Level, signal: AbortSignal): Promise<Count> {
  const startedAt = Date.now();
  let count: Count;
  try {
    count = await run(signal);
  } catch (error) {
    const isDefect = error instanceof Error && !(error instanceof CliError);
    const message = isDefect ? (error.stack ?? error.message) : messageOf(error);
    console.log(indent(message));
    count = passedIf(false, message);
  }
  const duration = formatDuration(Date.now() - startedAt);
  const print = count.failed === 0 ? printDone : printFailed;
  print(title, `${describeCount(count)}, ${duration}`);
  const { failed, failures = [] } = count;
  const unnamed = failed > failures.length ? ['see its output above'] : [];
  return { ...count, failures: [...failures, ...unnamed].map((one) => `${title}: ${one}`) };
}
