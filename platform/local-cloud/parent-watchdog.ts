import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** Ends child processes whose parent was killed before it could stop them; see kill-orphans.mjs. */
export function startParentWatchdog() {
  const script = fileURLToPath(new URL('kill-orphans.mjs', import.meta.url));
  const child = spawn(process.execPath, [script], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  child.unref();
  // The local cloud works without a watchdog, so a broken pipe must not end it.
  child.on('error', () => undefined);
  child.stdin.on('error', () => undefined);
  return {
    watch: (pid: number) => child.stdin.write(`+${String(pid)}\n`),
    forget: (pid: number) => child.stdin.write(`-${String(pid)}\n`),
    /** What the end of this process does, too. */
    close: () => child.stdin.end(),
  };
}

let running: ReturnType<typeof startParentWatchdog> | undefined;

/** The one of this process. */
export const parentWatchdog = () => (running ??= startParentWatchdog());
