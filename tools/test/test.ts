import { Complaint, messageOf } from '../complaint';
import { endingSignal } from '../ending';
import { formatDuration, indent, printDone, printFailed, printHeading } from '../terminal';
import { describeCount, ONE_FAILED, sum, type Count } from './count';
import { LEVELS, type Level } from './levels';

// `npm test`: every level, whatever the one before found, and one line at the end that sums them up.
const ending = endingSignal();

async function runLevel({ title, run }: Level): Promise<Count> {
  printHeading(title);
  const startedAt = Date.now();
  let count = ONE_FAILED;
  try {
    count = await run(ending);
  } catch (error) {
    const words =
      error instanceof Complaint || !(error instanceof Error)
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
  if (!ending.aborted) counts.push(await runLevel(level));
}
if (ending.aborted) process.exit(130);

const total = sum(counts);
console.log(`\n${describeCount(total)}`);
process.exitCode = total.failed > 0 ? 1 : 0;
// Nothing may be printed after the sum, and nothing left running may hold the process.
process.exit();
