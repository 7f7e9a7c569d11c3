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
import { type Count, describeCount, type Level, LEVELS, ONE_FAILED, sum } from '../test-runner';

// `npm test`: every level, whatever the one before found, and one line at the end that sums them up.
const signal = shutdownSignal();

async function runLevel({ title, run }: Level): Promise<Count> {
  printHeading(title);
  const startedAt = Date.now();
  let count = ONE_FAILED;
  try {
    count = await run(signal);
  } catch (error) {
    const words =
      error instanceof CliError || !(error instanceof Error)
        ? messageOf(error)
        : (error.stack ?? '');
    console.log(indent(words));
  }
  const duration = formatDuration(Date.now() - startedAt);
  if (count.failed === 0) printDone(title, `${describeCount(count)}, ${duration}`);
  else printFailed(title, `${describeCount(count)}, ${duration}`);
  return count;
}

const counts: Count[] = [];
for (const level of LEVELS) {
  if (!signal.aborted) counts.push(await runLevel(level));
}
if (signal.aborted) process.exit(130);

const total = sum(counts);
console.log(`\n${describeCount(total)}`);
process.exitCode = total.failed > 0 ? 1 : 0;
// Nothing may be printed after the sum, and nothing left running may hold the process.
process.exit();
