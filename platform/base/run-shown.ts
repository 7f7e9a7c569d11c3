import { spawn } from 'node:child_process';

/**
 * Runs a Node program with its output in view and no input.
 * @param signal ends it early.
 * @returns its exit code; 1 when it was ended by a signal.
 */
export function runShown(
  args: readonly string[],
  options: { cwd: string; env?: Readonly<Record<string, string>>; signal: AbortSignal },
): Promise<number> {
  return new Promise((done) => {
    const child = spawn(process.execPath, args, {
      cwd: options.cwd,
      env: { ...process.env, ...options.env },
      stdio: ['ignore', 'inherit', 'inherit'],
      signal: options.signal,
    });
    child.once('error', () => {
      done(1);
    });
    child.once('close', (code) => {
      done(code ?? 1);
    });
  });
}
