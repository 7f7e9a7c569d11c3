/** npm passes a Ctrl-C on that the terminal has sent already; only a later one is a second wish. */
const SAME_WISH_MS = 1500;
const PARENT_CHECK_MS = 1000;

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
  abortWithoutParent(ending);
  return ending.signal;
}

/**
 * npm may run a script through a shell that dies of a SIGTERM without passing it on; the script would then go on
 * for ever, holding its ports. A program that npm did not start may well outlive its parent, so it is left alone.
 */
function abortWithoutParent(ending: AbortController): void {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    ending.abort();
  }, PARENT_CHECK_MS);
  timer.unref();
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
