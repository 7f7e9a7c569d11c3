import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, realpath, rename, rm } from 'node:fs/promises';
import { join, relative, resolve, sep } from 'node:path';
import { CliError, runCommand } from '../base';
import { isAncestor, remoteTip, STORE_BRANCH } from '../releases';

/** Git's folder, which belongs to the checkout and not to the store. */
const GIT = '.git';
/** The folders of which git has to keep every file. */
const NEEDED = ['origins', 'releases', 'site', 'pictures'];
/** Neither an interrupted release nor a hidden file, such as the .DS_Store of a person's computer, is deployed. */
const UNFINISHED_OR_HIDDEN = /\.part(\/|$)|(^|\/)\.[^/]+$/;

/**
 * Writes a store into one file, with its links. Pipelines pass it from job to job.
 * @throws CliError when tar fails.
 */
export async function packStore(directory: string, file: string): Promise<void> {
  await run('tar', ['-cf', resolve(file), `--exclude=./${GIT}`, '-C', directory, '.']);
}

/**
 * Replaces the content of a store with that of the file and keeps git's folder. The archive may come from a pull
 * request, and the job that unpacks it has credentials. So it is extracted beside the store, and moved there only when
 * it was checked: git would run the hooks of an archive that is extracted over the checkout.
 * @throws CliError when the file is missing or broken, or a link leads out of the store. The store is then unchanged.
 */
export async function unpackStore(file: string, directory: string): Promise<void> {
  const store = await realpath(directory);
  // On the same file system, so that renaming is enough.
  const beside = await mkdtemp(`${store}-unpacked-`);
  try {
    const [fresh, former] = [join(beside, 'fresh'), join(beside, 'former')];
    for (const folder of [fresh, former]) await mkdir(folder);
    await run('tar', ['-xf', resolve(file), '-C', fresh]);
    await removeGit(fresh);
    await requireLinksInside(fresh);
    // Moved aside, because deleting takes longer, and a killed job would leave half a store.
    await moveContent(store, former);
    await moveContent(fresh, store);
  } finally {
    await rm(beside, { recursive: true, force: true });
  }
}

/**
 * Deletes git's folders at any depth: a deeper one would be a repository of its own, and its configuration can name
 * programs that "git status" in the store runs. The letters may be capitals, because some file systems do not
 * distinguish them.
 */
async function removeGit(directory: string): Promise<void> {
  // Without the types, readdir would follow a link out of the archive.
  for (const { name, parentPath } of await entriesOf(directory))
    if (name.toLowerCase() === GIT)
      await rm(join(parentPath, name), { recursive: true, force: true });
}

const entriesOf = (directory: string) =>
  readdir(directory, { recursive: true, withFileTypes: true });

async function moveContent(from: string, to: string): Promise<void> {
  for (const name of await readdir(from))
    if (name !== GIT) await rename(join(from, name), join(to, name));
}

/** The target of a link would be deployed. Without git's folder, a link into it leads nowhere. */
async function requireLinksInside(directory: string): Promise<void> {
  for (const entry of (await entriesOf(directory)).filter((one) => one.isSymbolicLink())) {
    const path = join(entry.parentPath, entry.name);
    const target = existsSync(path) ? await realpath(path) : '';
    if (!target.startsWith(directory + sep))
      throw new CliError(
        `${relative(directory, path)} points outside the store, or nowhere: nothing can be deployed from it.`,
      );
  }
}

/**
 * Commits what changed in a store and pushes it to the branch "releases". It pushes without a change, too: an earlier
 * push may have failed, and a store that the branch has left behind must not pass as kept, because it is deployed next.
 * When the branch already has this store, its commit is checked out: a job that is run again begins with the one
 * before.
 * @param message of the commit.
 * @returns whether something was pushed; false when the branch had all of it.
 * @throws CliError when the branch has a newer switch, with git's message, or naming a file that git would leave out.
 */
export async function pushStore(directory: string, message: string): Promise<boolean> {
  const git = (...args: string[]) => run('git', ['-C', directory, ...args]);
  await requireNoneIgnored(git);
  await git('add', '--all');
  const tip = await remoteTip(directory, STORE_BRANCH);
  if (tip !== undefined) {
    await git('fetch', '--quiet', 'origin', `refs/heads/${STORE_BRANCH}`);
    if ((await git('write-tree')) === (await git('rev-parse', `${tip}^{tree}`))) {
      await git('reset', '--soft', tip);
      return false;
    }
    // Before the commit: one that can never be pushed would stand in the way of the next try.
    if ((await isAncestor(directory, tip, 'HEAD')) !== true)
      throw new CliError(
        `The branch "${STORE_BRANCH}" has a newer switch than ${directory}. Nothing was pushed. Run the workflow again. By hand, discard the switch in this copy ("git fetch && git reset --hard origin/${STORE_BRANCH}"), then make it again.`,
      );
  }
  const author = [
    ...['-c', 'user.name=github-actions[bot]'],
    ...['-c', 'user.email=41898282+github-actions[bot]@users.noreply.github.com'],
  ];
  if ((await git('status', '--porcelain')) !== '')
    await git(...author, 'commit', '--quiet', '--message', message.trim());
  await git('push', '--quiet', 'origin', `HEAD:refs/heads/${STORE_BRANCH}`);
  return true;
}

type Git = (...args: string[]) => Promise<string>;

/**
 * A pattern of a .gitignore without a slash applies in every folder. The next checkout would lack the files that it
 * matches, and deploying that checkout deletes them from the hosts.
 */
async function requireNoneIgnored(git: Git): Promise<void> {
  const ignored = await git(
    ...['ls-files', '--others', '--ignored', '--exclude-standard', '-z', '--', ...NEEDED],
  );
  const lost = ignored.split('\0').find((path) => path !== '' && !UNFINISHED_OR_HIDDEN.test(path));
  if (lost === undefined) return;
  const [rule = ''] = (await git('check-ignore', '--verbose', '--', lost)).split('\t');
  throw new CliError(
    `git ignores ${lost} because of ${rule}, and guests need it. Nothing was pushed. Correct that pattern, as in docs/going-live.md, step 6, and run the command again.`,
  );
}

async function run(command: string, args: readonly string[]): Promise<string> {
  const { code, output } = await runCommand(command, args);
  if (code !== 0) throw new CliError(`${command} failed: ${output.trim()}`);
  return output.trim();
}
