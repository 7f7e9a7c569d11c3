import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { CliError } from '../../base';
import { withLock } from './lock';

let directory: string;
let children: ChildProcess[];
const lock = () => join(directory, 'lock');

/** Another process that holds the lock. */
async function otherHolder(): Promise<ChildProcess> {
  const script = `
    require('node:fs').symlinkSync(process.pid + '-other', process.argv[1]);
    console.log('held');
    setInterval(() => undefined, 1000);
  `;
  const child = spawn(process.execPath, ['-e', script, lock()], { stdio: 'pipe' });
  children.push(child);
  await once(child.stdout, 'data');
  return child;
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}

/** Leaves the lock of a process that was killed during a release. */
async function leaveDeadLock(): Promise<void> {
  await end(await otherHolder());
}

/**
 * Starts many tasks at once.
 * @returns the largest number that ran at the same time.
 */
async function crowd(count: number): Promise<number> {
  let running = 0;
  let most = 0;
  const task = async () => {
    running += 1;
    most = Math.max(most, running);
    await pause(2);
    running -= 1;
  };
  await Promise.all(Array.from({ length: count }, () => withLock(directory, task)));
  return most;
}

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'simmer-lock-'));
  children = [];
});
afterEach(async () => {
  await Promise.all(children.map(end));
  rmSync(directory, { recursive: true });
});

describe('a release', () => {
  it('gets a store to itself and leaves nothing behind', async () => {
    const held = await withLock(directory, async () => readlinkSync(lock()));
    expect(held).toMatch(new RegExp(`^${String(process.pid)}-`));
    expect(readdirSync(directory)).toEqual([]);
  });

  it('never runs beside another, however many start at the same time', async () => {
    expect(await crowd(4)).toBe(1);
    expect(readdirSync(directory)).toEqual([]);
  });

  it('that waits too long for another process fails, names the lock file, and leaves it', async () => {
    const other = await otherHolder();
    const waiting = withLock(directory, async () => 'done', { timeoutMs: 120 });
    await expect(waiting).rejects.toThrow(CliError);
    await expect(waiting).rejects.toThrow(
      `Another release is running. Wait for it, or delete ${lock()}.`,
    );
    expect(readlinkSync(lock())).toBe(`${String(other.pid)}-other`);
  });

  it('that waits is told so at each look, and gives up when that is refused', async () => {
    await otherHolder();
    let looks = 0;
    const waiting = withLock(directory, async () => 'done', {
      onWait: () => {
        looks += 1;
        if (looks === 3) throw new CliError('Interrupted.');
      },
    });
    await expect(waiting).rejects.toThrow('Interrupted.');
    expect(looks).toBe(3);
  });

  it('respects a file that is not a lock of ours', async () => {
    writeFileSync(lock(), '');
    await expect(withLock(directory, async () => 'done', { timeoutMs: 60 })).rejects.toThrow(
      CliError,
    );
    expect(existsSync(lock())).toBe(true);
  });

  it('respects a process of another user, which it may not signal', async () => {
    symlinkSync('4242-other', lock());
    jest.spyOn(process, 'kill').mockImplementation(() => {
      throw Object.assign(new Error('kill EPERM'), { code: 'EPERM' });
    });
    await expect(withLock(directory, async () => 'done', { timeoutMs: 60 })).rejects.toThrow(
      CliError,
    );
  });
});

describe('the lock of a process that was killed', () => {
  it('is removed at once', async () => {
    await leaveDeadLock();
    expect(await withLock(directory, async () => 'done', { timeoutMs: 0 })).toBe('done');
    expect(readdirSync(directory)).toEqual([]);
  });

  it('is removed by one of many that find it, and the others wait', async () => {
    await leaveDeadLock();
    expect(await crowd(4)).toBe(1);
    expect(readdirSync(directory)).toEqual([]);
  });
});
