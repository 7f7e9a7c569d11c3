/** npm passes a Ctrl-C on that the terminal has sent already; only a later one is a second wish. */
const SAME_WISH_MS = 1500;

/**
 * Aborted when this program is asked to end (Ctrl-C, SIGTERM, a closed terminal). Asked again later it ends at once.
 */
export function endingSignal(): AbortSignal {
  const ending = new AbortController();
  let askedAt = 0;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (ending.signal.aborted && Date.now() - askedAt > SAME_WISH_MS) process.exit(130);
      if (ending.signal.aborted) return;
      askedAt = Date.now();
      ending.abort();
    });
  }
  return ending.signal;
}

/** Resolves when the signal is aborted; keeps the program running until then. */
export function untilAborted(signal: AbortSignal): Promise<void> {
  return new Promise((done) => {
    const keepAlive = setInterval(() => undefined, 60_000);
    const finish = () => {
      clearInterval(keepAlive);
      done();
    };
    if (signal.aborted) finish();
    else signal.addEventListener('abort', finish, { once: true });
  });
}
