import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
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

  it('works in a store that does not exist yet, and returns its result', async () => {
    expect(await withLock(join(directory, 'new/store'), async () => 'done')).toBe('done');
  });

  it('that fails releases the lock', async () => {
    const failing = withLock(directory, () => Promise.reject(new Error('no such part')));
    await expect(failing).rejects.toThrow('no such part');
    expect(await withLock(directory, async () => 'done', { timeoutMs: 0 })).toBe('done');
  });

  it('never runs beside another, however many start at the same time', async () => {
    expect(await crowd(8)).toBe(1);
    expect(readdirSync(directory)).toEqual([]);
  });

  it('waits for another process', async () => {
    const other = await otherHolder();
    let isIn = false;
    const waiting = withLock(directory, async () => {
      isIn = true;
    });
    await pause(200);
    expect(isIn).toBe(false);
    rmSync(lock());
    await waiting;
    expect(isIn).toBe(true);
    expect(other.exitCode).toBeNull();
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

  it('whose lock was deleted by hand leaves the lock of the next one', async () => {
    await withLock(directory, async () => {
      rmSync(lock());
      symlinkSync(`${String(process.pid)}-next`, lock());
    });
    expect(readlinkSync(lock())).toBe(`${String(process.pid)}-next`);
  });
});

describe('the lock of a process that was killed', () => {
  it('is removed at once', async () => {
    await leaveDeadLock();
    expect(await withLock(directory, async () => 'done', { timeoutMs: 0 })).toBe('done');
    expect(readdirSync(directory)).toEqual([]);
  });

  it('is removed by one of many that find it, and the others wait', async () => {
    for (let round = 0; round < 5; round += 1) {
      await leaveDeadLock();
      expect(await crowd(6)).toBe(1);
    }
    expect(readdirSync(directory)).toEqual([]);
  });

  it('is removed even if the first process to find it was killed as well', async () => {
    await leaveDeadLock();
    const holder = readlinkSync(lock());
    symlinkSync(holder.replace('-other', '-first'), join(directory, `lock.${holder}`));
    expect(await withLock(directory, async () => 'done', { timeoutMs: 1000 })).toBe('done');
    expect(readdirSync(directory)).toEqual([]);
  });

  it('is left to the process that found it first, whose new lock is respected', async () => {
    await leaveDeadLock();
    const dead = readlinkSync(lock());
    // One process is slow: between its check and its deletion another one takes the lock.
    const slow = join(directory, `lock.${dead}`);
    symlinkSync(`${String(process.pid)}-slow`, slow);
    let isIn = false;
    const waiting = withLock(directory, async () => {
      isIn = true;
    });
    await pause(120);
    expect(isIn).toBe(false);
    rmSync(lock());
    symlinkSync(`${String(process.pid)}-fresh`, lock());
    rmSync(slow);
    await pause(200);
    expect(isIn).toBe(false);
    expect(readlinkSync(lock())).toBe(`${String(process.pid)}-fresh`);
    rmSync(lock());
    await waiting;
  });
});

describe('releases of several processes', () => {
  it('never run at the same time, even when one of them is killed with the lock', async () => {
    await leaveDeadLock();
    // Each process logs when it enters and leaves. The first is killed in its fourth task.
    const notes = join(directory, 'notes');
    const script = `
      const { appendFileSync } = await import('node:fs');
      const { withLock } = await import(${JSON.stringify(join(__dirname, 'lock.ts'))});
      const me = process.argv[1];
      for (let n = 0; n < 6; n += 1)
        await withLock(${JSON.stringify(directory)}, async () => {
          appendFileSync(${JSON.stringify(notes)}, 'in ' + me + '\\n');
          await new Promise((done) => setTimeout(done, 5));
          if (me === '0' && n === 3) process.kill(process.pid, 'SIGKILL');
          appendFileSync(${JSON.stringify(notes)}, 'out ' + me + '\\n');
        });
    `;
    const runs = ['0', '1', '2'].map((me) => {
      const child = spawn(
        process.execPath,
        ['--import', 'tsx', '--input-type=module', '-e', script, me],
        { stdio: ['ignore', 'ignore', 'pipe'] },
      );
      children.push(child);
      return once(child, 'exit');
    });
    await Promise.all(runs);
    const lines = readFileSync(notes, 'utf8').trim().split('\n');
    expect(lines).toHaveLength(7 + 12 + 12);
    let holder: string | undefined;
    for (const line of lines) {
      const [step, me] = line.split(' ');
      if (step === 'out') expect(me).toBe(holder);
      // The killed process never logged that it left.
      else if (holder !== undefined) expect(holder).toBe('0');
      holder = step === 'in' ? me : undefined;
    }
  });
});
