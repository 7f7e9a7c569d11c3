import { spawn } from 'node:child_process';
import type { Readable, Writable } from 'node:stream';

/** A process that reads lines and writes lines. */
export interface LineProcess {
  input: Writable;
  output: Readable;
  stop: () => void;
}

/** The limit is far longer than a composition takes. */
const LIMIT_MS = 30_000;

/**
 * Starts a Node that may read and write no file and start no process or thread, and has no environment. Node takes the
 * network away only from version 25.
 * @param code what it runs.
 */
export function startProcess(code: string): LineProcess {
  const isOld = process.versions.node.startsWith('20.');
  const child = spawn(
    process.execPath,
    [
      isOld ? '--experimental-permission' : '--permission',
      ...['--no-warnings', '--input-type=commonjs', '--eval', code],
    ],
    { env: {}, stdio: ['pipe', 'pipe', 'ignore'], timeout: LIMIT_MS, killSignal: 'SIGKILL' },
  );
  // Whoever waits for an output notices that the process has ended or could not be started.
  child.on('error', () => undefined);
  child.stdin.on('error', () => undefined);
  return { input: child.stdin, output: child.stdout, stop: () => child.kill('SIGKILL') };
}
