import { reportProblem } from '@simmer/shared/report';

/** Between two tries, in milliseconds; the last one again and again. */
const PAUSES_MS = [1000, 2000, 5000, 10_000, 30_000];

/**
 * Tries until it succeeds, for as long as somebody waits: at growing intervals, and at once when the device is
 * online again.
 * @param isWaitedFor asked after each failure and each pause.
 * @throws what the last try threw, when nobody waits any more.
 */
export async function keepLoading<T>(
  load: () => Promise<T>,
  isWaitedFor: () => boolean,
): Promise<T> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await load();
    } catch (error) {
      if (!isWaitedFor()) throw error;
      if (tries === 0)
        reportProblem('remotes', 'a part of the page is late; it stays as it was sent.', error);
      await pause(PAUSES_MS[Math.min(tries, PAUSES_MS.length - 1)] ?? 0);
      if (!isWaitedFor()) throw error;
    }
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(go, ms);
    window.addEventListener('online', go);
    function go() {
      clearTimeout(timer);
      window.removeEventListener('online', go);
      resolve();
    }
  });
}
