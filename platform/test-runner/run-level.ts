import {
  CliError,
  formatDuration,
  indent,
  messageOf,
  printDone,
  printFailed,
  printHeading,
} from '../base';
import { type Count, describeCount, ONE_FAILED } from './count';
import type { Level } from './levels';

/** Runs one level with a heading before and its count after; a level that throws has failed. */
export async function runLevel({ title, run }: Level, signal: AbortSignal): Promise<Count> {
  printHeading(title);
  const startedAt = Date.now();
  let count = ONE_FAILED;
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
