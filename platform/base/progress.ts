import { formatDuration, printRemark } from './print';

const EVERY_MS = 10_000;

/** Waits for a long step, and every ten seconds prints what it waits for: nothing looks stuck. */
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
