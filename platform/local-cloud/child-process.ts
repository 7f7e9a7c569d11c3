import { type ChildProcess, spawn } from 'node:child_process';
import { createWriteStream, mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { CliError, formatDuration, indent, printFailed } from '../base';

const POLL_MS = 100;
const STOP_LIMIT_MS = 5000;
/** Only a start that hangs should reach this limit, because a first build may take minutes on a busy machine. */
const START_LIMIT_MS = 900_000;
const TAIL_LINES = 15;

/**
 * Runs a program beside a shell that reads a pipe from this process. The pipe closes when this process is killed; then
 * the shell, which ignores the SIGTERM to its group, kills the group.
 */
const GUARDED =
  'exec 3<&0; { trap "" TERM; read -r _ <&3; kill -KILL 0; } >/dev/null 2>&1 & exec "$@" 3<&- </dev/null';

export type ChildPlan = {
  /** The name in messages, such as "Firestore emulator". */
  title: string;
  command: string;
  args: readonly string[];
  cwd: string;
  env?: Readonly<Record<string, string>>;
  /** Everything it prints goes here. */
  logFile: string;
  /** Gets each line that it prints. */
  echo?: (line: string) => void;
  isReady: () => Promise<boolean>;
  /** Whether it may end by itself after the start, as a browser does. Otherwise its end is printed. */
  mayEnd?: boolean;
  /** Aborted when the start is no longer wanted. */
  unwanted: AbortSignal;
};

/** Something that answers. */
export interface Running {
  /** Resolves when its ports are free again. Stopping twice does nothing. */
  stop: () => Promise<void>;
}

/**
 * Starts a program in a separate process group and waits until it answers.
 * @throws CliError with the end of its log when it ends, does not answer, or is no longer wanted.
 */
export async function startChild(plan: ChildPlan): Promise<Running> {
  const startedAt = Date.now();
  const { title, logFile, unwanted, mayEnd = false } = plan;
  mkdirSync(dirname(logFile), { recursive: true });
  const log = createWriteStream(logFile);
  const logTail = () =>
    indent(readFileSync(logFile, 'utf8').trimEnd().split('\n').slice(-TAIL_LINES).join('\n'));
  // In a separate process group, so that Ctrl-C in the terminal reaches only the local cloud, which then stops its
  // parts in order.
  const child = spawn('sh', ['-c', GUARDED, 'sh', plan.command, ...plan.args], {
    cwd: plan.cwd,
    env: { ...process.env, ...plan.env },
    detached: true,
  });
  child.once('error', ({ message }) => log.write(message));
  for (const channel of [child.stdout, child.stderr]) {
    channel.pipe(log, { end: false });
    // When the disk is full, the log ends, and the program would wait until somebody reads its output.
    log.on('error', () => channel.resume());
    if (plan.echo) createInterface({ input: channel }).on('line', plan.echo);
  }
  let isRunning = false;
  let stopping: Promise<void> | undefined;
  const stop = () => (stopping ??= endGroup(child));
  const ended = new Promise<string>((done) => {
    child.once('close', (code, signal) => {
      log.end(() => {
        done(signal ?? `code ${String(code)}`);
        if (isRunning && !stopping && !mayEnd) printFailed(title, 'stopped by itself', logTail());
      });
    });
  });

  let problem: string | undefined;
  while (problem === undefined && !(await plan.isReady())) {
    const how = await Promise.race([ended, sleep(POLL_MS)]);
    if (unwanted.aborted) problem = 'was stopped while it started';
    else if (how !== undefined) problem = `ended with ${how} while starting`;
    else if (Date.now() - startedAt > START_LIMIT_MS)
      problem = `has not answered for ${formatDuration(START_LIMIT_MS)}`;
  }
  if (problem !== undefined) {
    await stop();
    throw new CliError(`${title} ${problem}. The end of ${logFile}:\n${logTail()}`);
  }
  isRunning = true;
  return { stop };
}

function signalGroup({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  try {
    if (pid !== undefined) process.kill(-pid, signal);
  } catch {
    // The group has already ended.
  }
}

/** Asks a program that was started `detached` to end, and after the limit kills what is left of its group. */
async function endGroup(child: ChildProcess): Promise<void> {
  const ended = untilEnded(child);
  signalGroup(child, 'SIGTERM');
  await Promise.race([ended, sleep(STOP_LIMIT_MS, undefined, { ref: false })]);
  // The group is killed even after its leader has exited, because a grandchild may still run.
  signalGroup(child, 'SIGKILL');
  await ended;
}

async function untilEnded(child: ChildProcess): Promise<void> {
  const { pid, exitCode, signalCode } = child;
  if (pid === undefined || exitCode !== null || signalCode !== null) return;
  await new Promise((done) => child.once('exit', done));
}
