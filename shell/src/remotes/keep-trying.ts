import { reportProblem } from '@simmer/shared/report';
import { TimeLimitError, withTimeLimit } from '@simmer/shared/time-limit';
import { waitOrOnline } from '@simmer/shared/wait';

export const LATE_AFTER_MS = 9000;

/** The pauses after a failure; the last one repeats. */
const PAUSES_MS = [1000, 2000, 5000, 10_000, 30_000];

/**
 * Loads a part again after a failure, and also while it is late.
 * @param mayWait checked before and after each pause; once it is false, the outcome of the last try counts.
 */
export async function keepTrying<T>(
  load: (isRetry: boolean) => Promise<T>,
  mayWait: () => boolean,
): Promise<T> {
  for (let tries = 0; ; tries += 1) {
    const loading = load(tries > 0);
    const pauseMs = PAUSES_MS[Math.min(tries, PAUSES_MS.length - 1)] ?? 0;
    try {
      return await withTimeLimit(loading, LATE_AFTER_MS + pauseMs);
    } catch (error) {
      if (!mayWait()) return loading;
      if (tries === 0)
        reportProblem(
          'remotes',
          'a remote cannot be loaded yet; its HTML stays as it was sent.',
          error,
        );
      if (!(error instanceof TimeLimitError)) await waitOrOnline(pauseMs);
      if (!mayWait()) return loading;
    }
  }
}
