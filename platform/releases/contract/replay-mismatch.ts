import type { Meeting } from './contract';

/**
 * Whether a remote's HTML carries other attributes than the shell's early script reads (`shared/src/event-replay`).
 * @returns a sentence that says what to do, or none.
 */
export function replayMismatch({ shell, remote, isShellNew }: Meeting): string[] {
  const { eventReplay: carried } = remote;
  const { eventReplay: read } = shell;
  // A release without the attributes needs no script that reads them.
  if (carried === undefined || carried === read) return [];
  const remoteName = isShellNew ? `The live ${remote.module} ${remote.version}` : remote.module;
  const shellName = isShellNew ? 'the shell' : `the live shell ${shell.version}`;
  const reads = read === undefined ? 'none' : `version ${String(read)}`;
  return [
    `${remoteName} carries version ${String(carried)} of the attributes for event replay, and ${shellName} reads ${reads}: release ${remote.module} and shell together.`,
  ];
}
