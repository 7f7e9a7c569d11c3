import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { endGroup, signalGroup } from '../../base';
import { DriverError } from './driver';

const START_LIMIT_MS = 30_000;
const STOP_LIMIT_MS = 3_000;
const POLL_MS = 20;

/** A new folder for everything that a browser writes. */
export function newProfile(): { directory: string; remove: () => void } {
  const directory = mkdtempSync(join(tmpdir(), 'simmer-browser-'));
  return {
    directory,
    remove: () => {
      // A process that is ending may still write.
      rmSync(directory, { recursive: true, force: true, maxRetries: 10 });
    },
  };
}

/** The same language and time zone as the journeys in Chromium, and a home folder that is not the developer's. */
export function surroundings(home: string): NodeJS.ProcessEnv {
  return { ...process.env, HOME: home, TZ: 'America/Denver', LANG: 'en_US.UTF-8' };
}

export interface Program {
  /**
   * Waits until it prints this.
   * @returns the first group of the pattern.
   * @throws DriverError with what it printed.
   */
  printed: (pattern: RegExp) => Promise<string>;
  /** Ends it and every process that it started. */
  end: () => Promise<void>;
}

/** Starts a program in its own process group. Its file descriptor 3 is read as well. */
export function startProgram(
  command: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv,
): Program {
  const child = spawn(command, args, {
    env,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
  });
  let output = '';
  for (const channel of child.stdio.slice(1))
    channel?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  let hasEnded = false;
  const note = () => {
    hasEnded = true;
  };
  child.once('exit', note);
  child.once('error', note);
  const killNow = () => {
    signalGroup(child, 'SIGKILL');
  };
  process.once('exit', killNow);

  return {
    printed: async (pattern) => {
      const read = () => pattern.exec(output)?.[1];
      await until(() => read() !== undefined || hasEnded);
      const found = read();
      if (found === undefined)
        throw new DriverError(`${command} did not start. It printed:\n${output}`);
      return found;
    },
    end: async () => {
      await endGroup(child, STOP_LIMIT_MS);
      process.off('exit', killNow);
    },
  };
}

/** Waits until a started program is ready, up to the time limit of a start. */
export async function until(isReady: () => boolean | Promise<boolean>): Promise<void> {
  const giveUpAt = Date.now() + START_LIMIT_MS;
  while (!(await isReady()) && Date.now() < giveUpAt) await pause(POLL_MS);
}
