import { readlinkSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { types } from 'node:util';
import { diskFiles, type Files } from '../../files/files';

const disk = diskFiles(false);

/** A fault at the n-th operation of a process. */
export interface Fault {
  /**
   * `kill` ends it after the operation, `tear` in the middle of a write. From that operation on, a full disk accepts no
   * more content, and a read-only file system no changes. `EACCES` refuses one operation.
   */
  kind: 'kill' | 'tear' | 'ENOSPC' | 'EROFS' | 'EACCES';
  at: number;
  /** Counts only operations on the records and the link of the site, which are few and matter most. */
  isOnRecords?: boolean;
}

export interface Process {
  files: Files;
  /** Resolves when the process was killed. Its current operation never ends, not even its cleanup. */
  killed: Promise<'killed'>;
  /** Marks the process as ended, so that others may remove its locks. */
  end: () => void;
}

/** A number that no process can have on Linux, macOS and Windows. */
const NO_PROCESS = 2 ** 31 - 1;
const RECORDS = /\.json(\.[\w-]+\.part)?$|\/(current|next-\d+)$/;
const WRITING = ['mkdir', 'writeFile', 'copyFile', 'link', 'symlink'];
const READING = ['readFile', 'readdir', 'readlink', 'stat'];

/** Runs operations one after the other, so that runs with the same seed are identical. */
export type Queue = (operation: () => Promise<void>) => void;
export function queue(): Queue {
  let last = Promise.resolve();
  return (operation) => {
    last = last.then(operation);
  };
}

/**
 * The files of a process with a fault.
 * @param die ends the process. A test that simulates one lets it hang.
 */
export function faultyProcess(enqueue: Queue, fault?: Fault, die?: () => void): Process {
  let count = 0;
  let isDead = false;
  let announce: (how: 'killed') => void = () => undefined;
  const killed = new Promise<'killed'>((resolve) => (announce = resolve));
  const locks = new Map<string, string>();

  const refusal = (name: string, path: string) => {
    if (!fault || count < fault.at) return undefined;
    const isHit =
      (fault.kind === 'ENOSPC' && WRITING.includes(name)) ||
      (fault.kind === 'EROFS' && !READING.includes(name)) ||
      (fault.kind === 'EACCES' && count === fault.at);
    return isHit
      ? Object.assign(new Error(`${fault.kind}: ${name} '${path}'`), { code: fault.kind, path })
      : undefined;
  };

  /** One operation. `half` produces what a process that is killed in the middle of it leaves. */
  const operate = <T>(
    name: string,
    path: string,
    perform: () => Promise<T>,
    half: () => Promise<unknown> = perform,
  ) =>
    new Promise<T>((resolve, reject) => {
      enqueue(async () => {
        if (isDead) return;
        // How often a process checks a lock that another one holds depends on timing.
        const isWaiting = name === 'symlink' && locksAt(path) !== undefined;
        const isCounted =
          !isWaiting &&
          !(name === 'readlink' && path.endsWith('/lock')) &&
          (!fault?.isOnRecords || RECORDS.test(path));
        if (isCounted) count += 1;
        const isLast =
          isCounted && fault?.at === count && (fault.kind === 'kill' || fault.kind === 'tear');
        const error = isCounted ? refusal(name, path) : undefined;
        if (error) return reject(error);
        try {
          const result = await (isLast && fault.kind === 'tear' ? half() : perform());
          if (!isLast) return resolve(result as T);
        } catch (thrown) {
          if (!isLast)
            return reject(types.isNativeError(thrown) ? thrown : new Error(String(thrown)));
        }
        isDead = true;
        die?.();
        announce('killed');
      });
    });

  const rm = async (path: string): Promise<void> => {
    const names = await disk.readdir(path).catch(() => []);
    // A link to a folder is not the folder.
    if (locksAt(path) === undefined) for (const name of names) await rm(join(path, name));
    await operate('rm', path, () => disk.rm(path));
  };
  const files: Files = {
    readFile: (path) => operate('readFile', path, () => disk.readFile(path)),
    readdir: (path) => operate('readdir', path, () => disk.readdir(path)),
    readlink: (path) => operate('readlink', path, () => disk.readlink(path)),
    stat: (path) => operate('stat', path, () => disk.stat(path)),
    mkdir: (path) => operate('mkdir', path, () => disk.mkdir(path)),
    writeFile: (path, content) =>
      operate(
        'writeFile',
        path,
        () => disk.writeFile(path, content),
        () => disk.writeFile(path, content.slice(0, content.length / 2)),
      ),
    copyFile: (from, to) =>
      operate(
        'copyFile',
        to,
        () => disk.copyFile(from, to),
        () => disk.writeFile(to, 'half'),
      ),
    link: (from, to) => operate('link', to, () => disk.link(from, to)),
    symlink: (target, path) =>
      operate('symlink', path, async () => {
        await disk.symlink(target, path);
        if (dirname(path) !== '' && /\/lock[^/]*$/.test(path)) locks.set(path, target);
      }),
    rename: (from, to) => operate('rename', to, () => disk.rename(from, to)),
    touch: (path) => operate('touch', path, () => disk.touch(path)),
    rm,
  };
  const end = () => {
    isDead = true;
    for (const [path, target] of locks)
      if (locksAt(path) === target) {
        rmSync(path);
        symlinkSync(target.replace(/^\d+/, String(NO_PROCESS)), path);
      }
  };
  return { files, killed, end };
}

function locksAt(path: string): string | undefined {
  try {
    return readlinkSync(path);
  } catch {
    return undefined;
  }
}
