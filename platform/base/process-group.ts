import type { ChildProcess } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';

function signalGroup({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  try {
    if (pid !== undefined) process.kill(-pid, signal);
  } catch {
    // The group is gone already.
  }
}

/** Asks a program that was started `detached` to end, and after the limit kills what is left of its group. */
export async function endGroup(child: ChildProcess, limitMs: number): Promise<void> {
  const ended = untilEnded(child);
  signalGroup(child, 'SIGTERM');
  await Promise.race([ended, pause(limitMs, undefined, { ref: false })]);
  // Even after the group leader has exited, because a grandchild may still run.
  signalGroup(child, 'SIGKILL');
  await ended;
}

async function untilEnded(child: ChildProcess): Promise<void> {
  const { pid, exitCode, signalCode } = child;
  if (pid === undefined || exitCode !== null || signalCode !== null) return;
  await new Promise((done) => child.once('exit', done));
}
