import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, realpathSync, rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { CliError, codeOf } from './cli-error';

/** Linux keeps these names itself, so one dies with its process; elsewhere, a file may be left of a killed process. */
const IS_OF_KERNEL = process.platform === 'linux';
/** A holder that is busy answers late. */
const ANSWER_LIMIT_MS = 2000;

/**
 * Reserves a folder for this process for as long as it runs.
 * @param what needs the folder, for the message.
 * @returns a function that frees the folder earlier; it may be called again.
 * @throws CliError when another process has the folder.
 */
export async function holdFolder(directory: string, what: string): Promise<() => void> {
  mkdirSync(directory, { recursive: true });
  const name = socketOf(realpathSync(directory));
  // Whoever connects learns who has the folder, unless it has left again by then.
  const server = createServer((socket) => {
    socket.on('error', () => undefined).end(String(process.pid));
  }).unref();
  const listen = () => once(server.listen(name), 'listening');
  const free = () => void server.close();
  try {
    await listen();
    return free;
  } catch (error) {
    if (codeOf(error) !== 'EADDRINUSE') throw error;
  }
  const holder = await holderAt(name);
  if (holder === undefined && !IS_OF_KERNEL) {
    rmSync(name, { force: true });
    await listen();
    return free;
  }
  throw new CliError(
    `Another ${what} is running in this checkout (process ${holder ?? 'unknown'}): stop it, or use another checkout.`,
  );
}

function socketOf(folder: string): string {
  const name = `hold-${createHash('sha256').update(folder).digest('hex').slice(0, 32)}`;
  if (process.platform === 'win32') return `\\\\.\\pipe\\${name}`;
  return IS_OF_KERNEL ? `\0${name}` : join(tmpdir(), name);
}

/** @returns undefined when nobody is there. */
function holderAt(name: string): Promise<string | undefined> {
  const socket = connect(name);
  socket.setTimeout(ANSWER_LIMIT_MS, () => socket.destroy());
  return text(socket).then(
    (id) => id || 'unknown',
    (error: unknown) => {
      const code = codeOf(error);
      return code === 'ECONNREFUSED' || code === 'ENOENT' ? undefined : 'unknown';
    },
  );
}
