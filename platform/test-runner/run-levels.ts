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
import type { Level } from './levels';

/** Runs levels at the same time, under one heading; each prints its count when it ends. */
export async function runLevels(levels: readonly Level[], signal: AbortSignal): Promise<Count> {
  printHeading(levels.map(({ title }) => title).join(', '));
  return sum(await Promise.all(levels.map((level) => runCounted(level, signal))));
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
