/** npm forwards a Ctrl-C that the terminal has already sent; only a later signal is a second request. */
const SAME_REQUEST_MS = 1500;
const PARENT_CHECK_MS = 1000;

/**
 * Aborted when this program is asked to stop: Ctrl-C, SIGTERM, or a closed terminal. A second request exits at once.
 */
export function shutdownSignal(): AbortSignal {
  const shutdown = new AbortController();
  let requestedAt = 0;
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(name, () => {
      if (shutdown.signal.aborted && Date.now() - requestedAt > SAME_REQUEST_MS) process.exit(130);
      if (shutdown.signal.aborted) return;
      requestedAt = Date.now();
      shutdown.abort();
    });
  }
  abortWithoutParent(shutdown);
  return shutdown.signal;
}

/**
 * npm may run a script through a shell that exits on SIGTERM without forwarding it. The script would keep running and
 * hold its ports. A program that npm did not start may outlive its parent.
 */
function abortWithoutParent(shutdown: AbortController): void {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    shutdown.abort();
  }, PARENT_CHECK_MS);
  timer.unref();
}
