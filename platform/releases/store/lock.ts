import { randomUUID } from 'node:crypto';
import { mkdir, readlink, rm, symlink } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import * as v from 'valibot';
import { CliError } from '../../base';

/** Longer than any switch takes. */
const PATIENCE_MS = 30_000;
const PAUSE_MS = 50;

/**
 * Does one thing at a time in a store, whichever process asks: two teams may release in the same second.
 * @param patience how long it waits for others, in milliseconds.
 * @throws CliError when another process holds the store for longer.
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
    if (!isAlive(holder)) await takeAway(path, holder, until);
    else if (Date.now() >= until)
      throw new CliError(`Another release is under way: wait for it, or delete ${path}.`);
    else await pause(PAUSE_MS);
  }
  try {
    return await task();
  } finally {
    if ((await holderOf(path)) === name) await rm(path, { force: true });
  }
}

/** A link comes to be in one step together with what it names, its holder; nothing is ever found there. */
async function take(path: string, name: string): Promise<boolean> {
  try {
    // A junction needs no rights on Windows; elsewhere the word is ignored.
    await symlink(name, path, 'junction');
    return true;
  } catch (error) {
    if (isCode(error, 'EEXIST')) return false;
    throw error;
  }
}

/**
 * Ends the lock of a holder that was killed. Of several that find it, one would delete what the next has just taken; so
 * each needs a lock on that very holder first, and looks again.
 */
async function takeAway(path: string, holder: string, until: number): Promise<void> {
  await holding(
    `${path}.${holder}`,
    async () => {
      if ((await holderOf(path)) === holder) await rm(path, { force: true });
    },
    until,
  );
}

/** @returns undefined when nobody holds it any more; '' when it is no lock of ours. */
async function holderOf(path: string): Promise<string | undefined> {
  try {
    return basename(await readlink(path));
  } catch (error) {
    return isCode(error, 'ENOENT') ? undefined : '';
  }
}

function isAlive(holder: string): boolean {
  const id = Number.parseInt(holder, 10);
  // Whoever put something else there: only a person can tell whether it is needed.
  if (!(id > 0)) return true;
  try {
    return process.kill(id, 0);
  } catch (error) {
    // Any other answer is about a process that exists: EPERM is that of another user.
    return !isCode(error, 'ESRCH');
  }
}

const isCode = (error: unknown, code: string) => v.is(v.object({ code: v.literal(code) }), error);
