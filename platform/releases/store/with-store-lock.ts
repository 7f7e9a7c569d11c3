import * as v from 'valibot';
import { CliError } from '../../base';
import { settle } from './intent';
import { withLock } from './lock';
import type { Store } from './store';

/** The meaning of a file system error, and what to do. */
const REASONS: Readonly<Record<string, string>> = {
  ENOSPC: 'the disk is full. Make room',
  EDQUOT: 'the disk quota is used up. Make room',
  EROFS: 'the file system is read-only. Make it writable',
  EACCES: 'this user has no permission. Give it',
  EPERM: 'this user has no permission. Give it',
  EIO: 'the disk failed. Check its health',
  EMFILE: 'too many files are open. Close other programs',
  ENOENT: 'it is missing. Restore it from the history of the store, or release that module again',
  ENOTDIR: 'a file is in the place of a folder. Remove it',
};
const FileErrorSchema = v.object({ code: v.string(), path: v.string() });

/**
 * Runs a task while no other process changes the store. First completes what a killed process left unfinished.
 * @throws CliError naming the path, when the disk refuses.
 */
export async function withStoreLock<T>(store: Store, task: () => Promise<T>): Promise<T> {
  try {
    return await withLock(
      store.directory,
      async () => {
        await settle(store);
        return task();
      },
      { files: store.files },
    );
  } catch (error) {
    throw explained(error);
  }
}

function explained(error: unknown): unknown {
  const { success, output } = v.safeParse(FileErrorSchema, error);
  const reason = success ? REASONS[output.code] : undefined;
  if (!success || reason === undefined) return error;
  return new CliError(
    `${output.path} cannot be used: ${reason}, and run the command again. What is live is complete.`,
    { cause: error },
  );
}
