import { randomUUID } from 'node:crypto';
import { basename, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { CliError } from '../../base';
import { type Files, hasCode, nodeFiles } from '../files/files';

/** Longer than any change of a store takes. */
const TIMEOUT_MS = 30_000;
const PAUSE_MS = 50;

/**
 * Runs a task while no other process runs one in the same store, because two teams may release in the same second.
 * proper-lockfile would be shorter, but two processes that find a stale lock can both take it over (its issue 121).
 * @throws CliError when another process holds the lock for longer than the timeout.
 */
export async function withLock<T>(
  directory: string,
  task: () => Promise<T>,
  options: LockOptions = {},
): Promise<T> {
  const { timeoutMs = TIMEOUT_MS, files = nodeFiles, what = 'release', onWait } = options;
  await files.mkdir(directory);
  const path = join(directory, 'lock');
  const refusal = () => `Another ${what} is running. Wait for it, or delete ${path}.`;
  const free = await hold(path, { files, until: Date.now() + timeoutMs, refusal, onWait });
  try {
    return await task();
  } finally {
    await free();
  }
}

/**
 * Keeps a folder to this process for as long as it runs, without waiting for others.
 * @param what needs the folder, for the message.
 * @returns a function that frees the folder earlier; it may be called again.
 * @throws CliError when another process has the folder.
 */
export async function holdFolder(directory: string, what: string): Promise<() => Promise<void>> {
  await nodeFiles.mkdir(directory);
  const path = join(directory, 'lock');
  const refusal = (holder: string) =>
    `Another ${what} is running in this checkout (process ${String(Number.parseInt(holder, 10))}): stop it, or use another checkout. If there is none, delete ${path}.`;
  return hold(path, { files: nodeFiles, until: Date.now(), refusal });
}

interface LockOptions {
  /** How long to wait for others. */
  timeoutMs?: number;
  files?: Files;
  /** What holds the lock, for the message. */
  what?: string;
  /** Called at each look at a lock that is held. If it throws, the task does not run. */
  onWait?: () => void;
}

interface Waiting {
  files: Files;
  /** When to give up, in milliseconds. */
  until: number;
  /** The message then. */
  refusal: (holder: string) => string;
  onWait?: (() => void) | undefined;
}

/** @returns a function that removes the lock, unless it has become another's. */
async function hold(path: string, waiting: Waiting): Promise<() => Promise<void>> {
  const { files, until, refusal, onWait } = waiting;
  const name = `${String(process.pid)}-${randomUUID()}`;
  while (!(await take(files, path, name))) {
    const holder = await holderOf(files, path);
    if (holder === undefined) continue;
    if (!isAlive(holder)) await removeDead(path, holder, waiting);
    else if (Date.now() >= until) throw new CliError(refusal(holder));
    else {
      onWait?.();
      await pause(PAUSE_MS);
    }
  }
  return () => leave(files, path, name);
}

/** The lock is a dangling link whose target is the holder's name. Creating a link is atomic. */
async function take(files: Files, path: string, name: string): Promise<boolean> {
  try {
    await files.symlink(name, path);
    return true;
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false;
    throw error;
  }
}

async function leave(files: Files, path: string, name: string): Promise<void> {
  try {
    if ((await holderOf(files, path)) === name) await files.rm(path);
  } catch {
    // The task's result or error matters more, and the next process removes the lock when this one has ended.
  }
}

/**
 * Removes the lock of a process that was killed. This step has its own lock: without it, when two processes find the
 * stale lock, one could delete the lock that the other has just taken.
 */
async function removeDead(path: string, holder: string, waiting: Waiting): Promise<void> {
  const free = await hold(`${path}.${holder}`, waiting);
  try {
    if ((await holderOf(waiting.files, path)) === holder) await waiting.files.rm(path);
  } finally {
    await free();
  }
}

/**
 * The process that holds a lock.
 * @returns undefined when there is none; '' when the file is not a lock of ours.
 */
export async function holderOf(files: Files, path: string): Promise<string | undefined> {
  try {
    return basename(await files.readlink(path));
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
    // Windows reports UNKNOWN for a file that is not a link.
    if (hasCode(error, 'EINVAL') || hasCode(error, 'UNKNOWN')) return '';
    throw error;
  }
}

/**
 * Whether the process of a lock or of a partial file still runs.
 * @param holder begins with its number.
 */
export function isAlive(holder: string): boolean {
  const id = Number.parseInt(holder, 10);
  // Only a person can tell whether an unknown file is still needed.
  if (!(id > 0)) return true;
  try {
    return process.kill(id, 0);
  } catch (error) {
    // With any other error the process exists. EPERM means that it belongs to another user.
    return !hasCode(error, 'ESRCH');
  }
}
