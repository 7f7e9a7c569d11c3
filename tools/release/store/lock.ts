import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Complaint, messageOf } from '../../complaint';

/** Longer than any switch takes. */
const PATIENCE_MS = 30_000;
const PAUSE_MS = 50;

/**
 * Does one thing at a time in a store, whichever process asks: two teams may release in the same second.
 * @throws Complaint when another process holds the store for too long.
 */
export async function withLock<T>(directory: string, task: () => Promise<T>): Promise<T> {
  await mkdir(directory, { recursive: true });
  const path = join(directory, 'lock');
  await take(path);
  try {
    return await task();
  } finally {
    await rm(path, { force: true });
  }
}

async function take(path: string): Promise<void> {
  const until = Date.now() + PATIENCE_MS;
  for (;;) {
    try {
      // Fails when it is there, in one step.
      await writeFile(path, String(process.pid), { flag: 'wx' });
      return;
    } catch (error) {
      if (!messageOf(error).includes('EEXIST')) throw error;
    }
    // Its holder was killed in the middle of a switch.
    if (!(await isHeld(path))) await rm(path, { force: true });
    else if (Date.now() > until)
      throw new Complaint(`Another release is under way: wait for it, or delete ${path}.`);
    else await pause(PAUSE_MS);
  }
}

async function isHeld(path: string): Promise<boolean> {
  const holder = Number(await readFile(path, 'utf8').catch(() => ''));
  // Empty between its making and its writing, and gone when its holder is done.
  if (holder === 0) return true;
  try {
    return process.kill(holder, 0);
  } catch {
    return false;
  }
}
