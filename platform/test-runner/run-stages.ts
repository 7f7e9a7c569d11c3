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
import type { Lane, Level, Stage } from './levels';

/** Runs stages one after the other until `signal` is aborted. */
export async function runStages(stages: readonly Stage[], signal: AbortSignal): Promise<Count> {
  const counts: Count[] = [];
  for (const stage of stages) if (!signal.aborted) counts.push(await runStage(stage, signal));
  return sum(counts);
}

/** Under one heading; each level prints its count when it ends. */
async function runStage(lanes: Stage, signal: AbortSignal): Promise<Count> {
  printHeading(
    lanes
      .flat()
      .map(({ title }) => title)
      .join(', '),
  );
  return sum(await Promise.all(lanes.map((lane) => runLane(lane, signal))));
}

async function runLane(lane: Lane, signal: AbortSignal): Promise<Count> {
  const counts: Count[] = [];
  for (const level of lane) if (!signal.aborted) counts.push(await runCounted(level, signal));
  return sum(counts);
}

/** A level that throws has failed. */
async function runCounted({ title, run }: Level, signal: AbortSignal): Promise<Count> {
  const startedAt = Date.now();
  let count = passedIf(false);
  try {
    count = await run(signal);
  } catch (error) {
    const isDefect = error instanceof Error && !(error instanceof CliError);
    console.log(indent(isDefect ? (error.stack ?? error.message) : messageOf(error)));
  }
  const duration = formatDuration(Date.now() - startedAt);
  const print = count.failed === 0 ? printDone : printFailed;
  print(title, `${describeCount(count)}, ${duration}`);
  return count;
}
