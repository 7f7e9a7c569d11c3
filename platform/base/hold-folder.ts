import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CliError, codeOf } from './cli-error';

/**
 * The locks of this process. Other locks with its id are from a killed process, because ids start again in a new
 * container.
 */
const held = new Set<string>();

/**
 * Reserves a folder for this process for as long as it runs.
 * @param what needs the folder, for the message.
 * @returns a function that frees the folder earlier; it may be called again.
 * @throws CliError when another process has the folder.
 */
export function holdFolder(directory: string, what: string): () => void {
  mkdirSync(directory, { recursive: true });
  const path = join(directory, 'lock');
  const other = otherHolder(path);
  if (other)
    throw new CliError(
      `Another ${what} is running in this checkout (process ${String(other.id)}): stop it, or use another checkout. If there is none, delete ${other.file}.`,
    );
  held.add(path);
  let isHeld = true;
  return () => {
    if (!isHeld) return;
    isHeld = false;
    held.delete(path);
    rmSync(path, { force: true });
  };
}

/** @returns undefined if this process now has the lock. */
function otherHolder(path: string): Holder | undefined {
  const next = `${path}.next`;
  for (;;) {
    if (take(path)) return undefined;
    const holder = holderOf(path);
    if (holder?.isRunning) return holder;
    // Only the process that has this file replaces the lock of a killed one. Otherwise, a lock that was just taken
    // could be removed.
    const isNext = take(next);
    const other = isNext ? undefined : holderOf(next);
    const isLeft = holderOf(path)?.isRunning === false;
    if (isNext && isLeft) {
      renameSync(next, path);
      return undefined;
    }
    if (isNext) rmSync(next);
    else if (isLeft && other) return other;
  }
}

/** Only one process can create a file. It has its content from the beginning: an empty one would look stale. */
function take(path: string): boolean {
  const written = `${path}.${String(process.pid)}`;
  try {
    writeFileSync(written, String(process.pid));
    linkSync(written, path);
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(written, { force: true });
  }
}

interface Holder {
  file: string;
  id: number;
  /** False for a process that was killed. */
  isRunning: boolean;
}

/** @returns undefined when there is no such file, or no longer. */
function holderOf(file: string): Holder | undefined {
  try {
    const id = Number(readFileSync(file, 'utf8'));
    return { file, id, isRunning: id === process.pid ? held.has(file) : isRunning(id) };
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
}

function isRunning(id: number): boolean {
  try {
    // 0 is no process: a file may be empty after a power failure.
    return id > 0 && process.kill(id, 0);
  } catch (error) {
    // The process runs, but belongs to another user.
    return codeOf(error) === 'EPERM';
  }
}
