// @ts-check
// Plain JavaScript without packages: what runs before any package is installed imports it.
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, realpathSync, rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { CliError, codeOf } from './cli-error.js';

/** Linux keeps these names itself, so one dies with its process; elsewhere, a file may be left of a killed process. */
const IS_OF_KERNEL = process.platform === 'linux';
/** A holder that is busy answers late. */
const ANSWER_LIMIT_MS = 2000;

/**
 * Reserves a folder for this process for as long as it runs.
 * @param {string} directory
 * @param {string} what needs the folder, for the message
 * @returns a function that frees the folder earlier; it may be called again
 * @throws CliError when another process has the folder
 */
export async function holdFolder(directory, what) {
  const name = socketOf(directory);
  const free = await held(name);
  if (free) return free;
  throw new CliError(
    `Another ${what} is running in this checkout (process ${(await holderAt(name)) ?? 'unknown'}): stop it, or use another checkout.`,
  );
}

/**
 * Reserves the first of the folders "shop", "shop-2", and so on, that no other process has: nobody waits.
 * @param {string} wanted
 * @returns {Promise<{ folder: string, free: () => void }>}
 */
export async function holdFree(wanted, place = 1) {
  const folder = place === 1 ? wanted : `${wanted}-${String(place)}`;
  const free = await held(socketOf(folder));
  return free ? { folder, free } : holdFree(wanted, place + 1);
}

/** @param {string} name @returns undefined when another process has it */
async function held(name) {
  // Whoever connects learns who has the folder, unless it has left again by then.
  const server = createServer((socket) => {
    socket.on('error', () => undefined).end(String(process.pid));
  }).unref();
  const listen = () => once(server.listen(name), 'listening');
  try {
    await listen();
  } catch (error) {
    if (codeOf(error) !== 'EADDRINUSE') throw error;
    if (IS_OF_KERNEL || (await holderAt(name)) !== undefined) return undefined;
    rmSync(name, { force: true });
    await listen();
  }
  return () => void server.close();
}

/** @param {string} directory which is created */
function socketOf(directory) {
  mkdirSync(directory, { recursive: true });
  const folder = realpathSync(directory);
  const name = `hold-${createHash('sha256').update(folder).digest('hex').slice(0, 32)}`;
  if (process.platform === 'win32') return `\\\\.\\pipe\\${name}`;
  return IS_OF_KERNEL ? `\0${name}` : join(tmpdir(), name);
}

/** @param {string} name @returns {Promise<string | undefined>} undefined when nobody is there */
function holderAt(name) {
  const socket = connect(name);
  socket.setTimeout(ANSWER_LIMIT_MS, () => socket.destroy());
  return text(socket).then(
    (id) => id || 'unknown',
    (error) => {
      const code = codeOf(error);
      return code === 'ECONNREFUSED' || code === 'ENOENT' ? undefined : 'unknown';
    },
  );
}
