import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CliError, codeOf } from './cli-error';

/**
 * Reserves a folder for this process for as long as it runs.
 * @param what needs the folder, for the message.
 * @returns a function that frees the folder earlier; it may be called again.
 * @throws CliError when another process has the folder.
 */
export function holdFolder(directory: string, what: string): () => void {
  mkdirSync(directory, { recursive: true });
  const path = join(directory, 'lock');
  const own = String(process.pid);
  if (!take(path, own)) {
    const holder = Number(readFileSync(path, 'utf8'));
    // After a process that was killed.
    if (!isRunning(holder)) rmSync(path, { force: true });
    if (!take(path, own))
      throw new CliError(
        `Another ${what} is running in this checkout (process ${String(holder)}): stop it, or use another checkout. If there is none, delete ${path}.`,
      );
  }
  let isHeld = true;
  return () => {
    if (isHeld) rmSync(path, { force: true });
    isHeld = false;
  };
}

/** Only one process can create a file. */
function take(path: string, holder: string): boolean {
  try {
    writeFileSync(path, holder, { flag: 'wx' });
    return true;
  } catch {
    return false;
  }
}

function isRunning(id: number): boolean {
  try {
    return process.kill(id, 0);
  } catch (error) {
    // Then it belongs to another user.
    return codeOf(error) === 'EPERM';
  }
}
