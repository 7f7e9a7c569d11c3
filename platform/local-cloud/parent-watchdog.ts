import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** Ends child processes whose parent was killed before it could stop them; see kill-orphans.mjs. */
export type ParentWatchdog = {
  watch: (pid: number) => void;
  forget: (pid: number) => void;
  close: () => void;
};

/** Starts the watchdog of a local cloud. */
export function startParentWatchdog(): ParentWatchdog {
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
    watch: (pid) => child.stdin.write(`+${String(pid)}\n`),
    forget: (pid) => child.stdin.write(`-${String(pid)}\n`),
    close: () => child.stdin.end(),
  };
}
