import { reportProblem } from '@simmer/shared/report';
import { waitOrOnline } from '@simmer/shared/wait';
import { LatePart } from './load-remote';

/** The pauses between attempts; the last one repeats. */
const PAUSES_MS = [1000, 2000, 5000, 10_000, 30_000];

/** @param mayWait checked after each failure and each pause; once it is false, the last error is thrown. */
export async function loadWithRetries<T>(
  load: () => Promise<T>,
  mayWait: () => boolean,
): Promise<T> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await load();
    } catch (error) {
      if (!mayWait()) throw error;
      if (tries === 0)
        reportProblem(
          'remotes',
          'a remote cannot be loaded yet; its HTML stays as it was sent.',
          error,
        );
      const pause = waitOrOnline(PAUSES_MS[Math.min(tries, PAUSES_MS.length - 1)] ?? 0);
      await (error instanceof LatePart
        ? Promise.race([pause, error.arrival.catch(() => undefined)])
        : pause);
      if (!mayWait()) throw error;
    }
  }
}
