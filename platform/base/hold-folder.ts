import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CliError, codeOf } from './cli-error';

/** The locks of this process. Others with its id are from a killed one: in a new container, ids start again. */
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
  if (!take(path)) {
    const holder = Number(readFileSync(path, 'utf8'));
    // Left by a process that was killed.
    const isStale = holder === process.pid ? !held.has(path) : !isRunning(holder);
    if (isStale) rmSync(path, { force: true });
    if (!take(path))
      throw new CliError(
        `Another ${what} is running in this checkout (process ${String(holder)}): stop it, or use another checkout. If there is none, delete ${path}.`,
      );
  }
  held.add(path);
  let isHeld = true;
  return () => {
    if (!isHeld) return;
    isHeld = false;
    held.delete(path);
    rmSync(path, { force: true });
  };
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

function isRunning(id: number): boolean {
  try {
    // 0 is no process: a file may be empty after a power failure.
    return id > 0 && process.kill(id, 0);
  } catch (error) {
    // The process runs, but belongs to another user.
    return codeOf(error) === 'EPERM';
  }
}
