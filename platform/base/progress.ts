import { formatDuration, printRemark } from './print';

const EVERY_MS = 10_000;

/** Waits for a long step. Prints every ten seconds what it is waiting for, so that nothing looks stuck. */
export async function withProgress<Result>(
  describe: () => string,
  step: Promise<Result>,
): Promise<Result> {
  const startedAt = Date.now();
  const timer = setInterval(() => {
    printRemark(`… ${describe()}, ${formatDuration(Date.now() - startedAt)}`);
  }, EVERY_MS);
  try {
    return await step;
  } finally {
    clearInterval(timer);
  }
}
