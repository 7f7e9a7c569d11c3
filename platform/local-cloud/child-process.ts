import { spawn } from 'node:child_process';
import { createWriteStream, mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { CliError, endGroup, formatDuration, indent } from '../base';
import type { OnExit } from './context';
import { parentWatchdog } from './parent-watchdog';
import type { Running } from './service';

const POLL_MS = 100;
const STOP_LIMIT_MS = 5000;
/** A first build may take minutes on a busy machine. A program that still prints has no limit. */
const SILENCE_LIMIT_MS = 300_000;
const TAIL_LINES = 15;

export type ChildPlan = {
  /** For messages: "The Firestore emulator". */
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
  /** How long it may stay silent without answering while it starts; for tests. */
  silenceLimitMs?: number;
  onExit: OnExit;
  /** Aborted when the start is no longer wanted. */
  unwanted: AbortSignal;
};

function logTail(logFile: string): string {
  return readFileSync(logFile, 'utf8').trimEnd().split('\n').slice(-TAIL_LINES).join('\n');
}

/**
 * Starts a program in a separate process group and waits until it answers.
 * @throws CliError with the end of its log when it ends, or is silent for too long.
 */
export async function startChild(plan: ChildPlan): Promise<Running> {
  mkdirSync(dirname(plan.logFile), { recursive: true });
  const log = createWriteStream(plan.logFile);
  // In a separate process group, so that Ctrl-C in the terminal reaches only the local cloud, which then stops its parts
  // in order.
  const child = spawn(plan.command, plan.args, {
    cwd: plan.cwd,
    env: { ...process.env, ...plan.env },
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let lastOutputAt = Date.now();
  for (const channel of [child.stdout, child.stderr]) {
    channel.pipe(log, { end: false });
    channel.on('data', () => {
      lastOutputAt = Date.now();
    });
    if (plan.echo) createInterface({ input: channel }).on('line', plan.echo);
  }
  const { pid } = child;
  const ended = new Promise<string>((done) => {
    child.once('error', (error) => {
      done(error.message);
    });
    child.once('exit', (code, signal) => {
      log.end();
      done(signal === null ? `code ${String(code)}` : signal);
    });
  });
  if (pid === undefined) throw new CliError(`${plan.title} could not be started: ${await ended}.`);
  parentWatchdog().watch(pid);

  let isRunning = false;
  let stopping: Promise<void> | undefined;
  const stop = () => (stopping ??= endGroup(child, STOP_LIMIT_MS));
  void ended.then((how) => {
    parentWatchdog().forget(pid);
    if (isRunning && !stopping)
      plan.onExit(plan.title, `It ended with ${how}.\n${logTail(plan.logFile)}`);
  });

  const giveUp = async (what: string): Promise<never> => {
    await stop();
    throw new CliError(
      `${plan.title} ${what}. The end of ${plan.logFile}:\n${indent(logTail(plan.logFile))}`,
    );
  };
  const { silenceLimitMs = SILENCE_LIMIT_MS } = plan;
  while (!(await plan.isReady())) {
    const how = await Promise.race([ended, sleep(POLL_MS)]);
    if (plan.unwanted.aborted) {
      await stop();
      throw new CliError(`${plan.title} was stopped while it started.`);
    }
    if (how !== undefined) await giveUp(`ended with ${how} while starting`);
    if (Date.now() - lastOutputAt > silenceLimitMs)
      await giveUp(
        `has neither answered nor printed anything for ${formatDuration(silenceLimitMs)}`,
      );
  }
  isRunning = true;
  return { stop };
}
