import { readdir, realpath, rm } from 'node:fs/promises';
import { join, resolve, sep } from 'node:path';
import { CliError, runCommand } from '../base';

/** Git's folder, which belongs to the checkout and not to the store. */
const GIT = '.git';

/** Writes a store into one file, with its links. Pipelines pass it from job to job. @throws CliError when tar fails. */
export async function packStore(directory: string, file: string): Promise<void> {
  await run('tar', ['-cf', resolve(file), `--exclude=./${GIT}`, '-C', directory, '.']);
}

/**
 * Replaces the content of a store with that of the file and keeps git's folder.
 * @throws CliError when the file is missing or broken.
 */
export async function unpackStore(file: string, directory: string): Promise<void> {
  // Verify the archive before anything is deleted.
  await run('tar', ['-tf', resolve(file)]);
  for (const name of await readdir(directory))
    if (name !== GIT) await rm(join(directory, name), { recursive: true, force: true });
  await run('tar', ['-xf', resolve(file), '-C', directory]);
  await requireLinksInside(directory);
}

/** The store may come from a pull request, and the target of a link would be deployed. */
async function requireLinksInside(directory: string): Promise<void> {
  const own = await realpath(directory);
  const entries = await readdir(own, { recursive: true, withFileTypes: true });
  for (const entry of entries.filter((one) => one.isSymbolicLink())) {
    const path = join(entry.parentPath, entry.name);
    if (!(await realpath(path)).startsWith(own + sep))
      throw new CliError(`${path} points outside the store: nothing can be deployed from it.`);
  }
}

/**
 * Commits what changed in a store and pushes it to the branch "releases". Without a change it does nothing.
 * @param message of the commit.
 * @returns whether something was pushed.
 * @throws CliError with git's message, for example when the branch has a newer switch.
 */
export async function pushStore(directory: string, message: string): Promise<boolean> {
  const git = (...args: string[]) => run('git', ['-C', directory, ...args]);
  await git('add', '--all');
  if ((await git('status', '--porcelain')) === '') return false;
  const author = [
    ...['-c', 'user.name=github-actions[bot]'],
    ...['-c', 'user.email=41898282+github-actions[bot]@users.noreply.github.com'],
  ];
  await git(...author, 'commit', '--quiet', '--message', message.trim());
  await git('push', '--quiet', 'origin', 'HEAD:releases');
  return true;
}

async function run(command: string, args: readonly string[]): Promise<string> {
  const { code, output } = await runCommand(command, args);
  if (code !== 0) throw new CliError(`${command} failed: ${output.trim()}`);
  return output.trim();
}
