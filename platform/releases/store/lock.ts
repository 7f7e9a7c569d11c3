import { randomUUID } from 'node:crypto';
import { mkdir, readlink, rm, symlink } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import * as v from 'valibot';
import { CliError } from '../../base';

/** Longer than any task takes. */
const PATIENCE_MS = 30_000;
const PAUSE_MS = 50;

/**
 * Runs a task while no other process runs one in the same store: two teams may release in the same second.
 * proper-lockfile would be shorter, but two processes that find a dead lock can both take it over (its issue 121).
 * @param patience how long to wait for others, in milliseconds.
 * @throws CliError when another process holds the lock for longer.
 */
export async function withLock<T>(
  directory: string,
  task: () => Promise<T>,
  patience = PATIENCE_MS,
): Promise<T> {
  await mkdir(directory, { recursive: true });
  return holding(join(directory, 'lock'), task, Date.now() + patience);
}

async function holding<T>(path: string, task: () => Promise<T>, until: number): Promise<T> {
  const name = `${String(process.pid)}-${randomUUID()}`;
  while (!(await take(path, name))) {
    const holder = await holderOf(path);
    if (holder === undefined) continue;
    if (!isAlive(holder)) await removeDead(path, holder, until);
    else if (Date.now() >= until)
      throw new CliError(`Another release is running. Wait for it, or delete ${path}.`);
    else await pause(PAUSE_MS);
  }
  try {
    return await task();
  } finally {
    if ((await holderOf(path)) === name) await rm(path, { force: true });
  }
}

/** The lock is a link to a name of its holder that no file has. Creating a link is atomic. */
async function take(path: string, name: string): Promise<boolean> {
  try {
    // On Windows a junction needs no privileges. Other systems ignore the type.
    await symlink(name, path, 'junction');
    return true;
  } catch (error) {
    if (isCode(error, 'EEXIST')) return false;
    throw error;
  }
}

/**
 * Removes the lock of a process that was killed. Without a lock for this step, of two processes that find the dead lock one
 * could delete the lock that the other has just taken.
 */
async function removeDead(path: string, holder: string, until: number): Promise<void> {
  await holding(
    `${path}.${holder}`,
    async () => {
      if ((await holderOf(path)) === holder) await rm(path, { force: true });
    },
    until,
  );
}

/** @returns undefined when there is no lock; '' when the file is not a lock of ours. */
async function holderOf(path: string): Promise<string | undefined> {
  try {
    return basename(await readlink(path));
  } catch (error) {
    return isCode(error, 'ENOENT') ? undefined : '';
  }
}

function isAlive(holder: string): boolean {
  const id = Number.parseInt(holder, 10);
  // Only a person can tell whether a foreign file is still needed.
  if (!(id > 0)) return true;
  try {
    return process.kill(id, 0);
  } catch (error) {
    // Any other error is about a process that exists; EPERM means that of another user.
    return !isCode(error, 'ESRCH');
  }
}

const isCode = (error: unknown, code: string) => v.is(v.object({ code: v.literal(code) }), error);
