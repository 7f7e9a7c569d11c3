import * as fs from 'node:fs/promises';

/** All file operations of a store. Tests replace them to end a process, or to fail, at any operation. */
export interface Files {
  readFile: (path: string) => Promise<string>;
  /** The names in a folder. */
  readdir: (path: string) => Promise<string[]>;
  readlink: (path: string) => Promise<string>;
  stat: (path: string) => Promise<{ isDirectory: () => boolean; mtimeMs: number }>;
  /** Also creates its parent folders. */
  mkdir: (path: string) => Promise<void>;
  /** Resolves when the content is on the disk. */
  writeFile: (path: string, content: string | Uint8Array) => Promise<void>;
  /** Resolves when the copy is on the disk. */
  copyFile: (from: string, to: string) => Promise<void>;
  link: (from: string, to: string) => Promise<void>;
  symlink: (target: string, path: string) => Promise<void>;
  rename: (from: string, to: string) => Promise<void>;
  /** Sets the time of its last change to now. */
  touch: (path: string) => Promise<void>;
  /** Deletes a file, or a folder with its content. It need not exist. */
  rm: (path: string) => Promise<void>;
}

/**
 * The files of this machine. Contents are flushed, because after a power failure a rename may be on the disk without
 * the content of the renamed file. Folders are not flushed: the journal of a file system keeps renames in order, and if
 * the last one is lost, the switch did not happen.
 * @param flush false for tests, which do not outlive the machine.
 */
export const diskFiles = (flush: boolean): Files => ({
  readFile: (path) => fs.readFile(path, 'utf8'),
  readdir: (path) => fs.readdir(path),
  readlink: (path) => fs.readlink(path),
  stat: (path) => fs.stat(path),
  mkdir: async (path) => {
    await fs.mkdir(path, { recursive: true });
  },
  writeFile: (path, content) => fs.writeFile(path, content, { flush }),
  // fs.copyFile cannot flush.
  copyFile: async (from, to) => fs.writeFile(to, await fs.readFile(from), { flush }),
  link: (from, to) => fs.link(from, to),
  // On Windows a junction needs no privileges. Other systems ignore the type.
  symlink: (target, path) => fs.symlink(target, path, 'junction'),
  rename: (from, to) => fs.rename(from, to),
  touch: async (path) => {
    const now = new Date();
    await fs.utimes(path, now, now);
  },
  rm: (path) => fs.rm(path, { recursive: true, force: true }),
});

export const nodeFiles = diskFiles(true);

/**
 * Copies a folder and its content.
 * @param accepts false leaves a name out.
 */
export async function copyTree(
  files: Files,
  from: string,
  to: string,
  accepts: (name: string) => boolean,
): Promise<void> {
  await files.mkdir(to);
  for (const name of (await files.readdir(from)).filter(accepts)) {
    const [source, copy] = [`${from}/${name}`, `${to}/${name}`];
    if ((await files.stat(source)).isDirectory()) await copyTree(files, source, copy, accepts);
    else await files.copyFile(source, copy);
  }
}

/** Whether an error of the file system has this code, such as ENOENT. */
export function hasCode(error: unknown, code: string): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === code;
}
