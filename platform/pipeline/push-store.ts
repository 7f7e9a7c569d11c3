import { CliError } from '../base';
import { git as runGit, isAncestor, remoteTip, STORE_BRANCH } from '../releases';

/**
 * Commits what changed in a store and pushes it to the branch "releases". It pushes even without a change: an earlier
 * push may have failed, and a store that is older than the branch must not pass as pushed, because it is deployed next.
 * If the branch already has this store, its commit becomes the current one: a job that is run again starts from the one
 * before.
 * @param message of the commit.
 * @returns whether something was pushed; false when the branch had all of it.
 * @throws CliError when the branch has a newer switch, or with git's message.
 */
export async function pushStore(directory: string, message: string): Promise<boolean> {
  async function git(...args: string[]): Promise<string> {
    const { code, output } = await runGit(directory, ...args);
    if (code !== 0) throw new CliError(`git failed: ${output.trim()}`);
    return output.trim();
  }
  // Guests need every file, whatever a .gitignore says.
  await git('add', '--all', '--force', '--', '.', ...LEFT_OUT);
  const tip = await remoteTip(directory, STORE_BRANCH);
  if (tip !== undefined) {
    await git('fetch', '--quiet', 'origin', `refs/heads/${STORE_BRANCH}`);
    if ((await git('write-tree')) === (await git('rev-parse', `${tip}^{tree}`))) {
      await git('reset', '--soft', tip);
      return false;
    }
    // Before the commit: one that can never be pushed would block the next try.
    if (!(await isAncestor(directory, tip, 'HEAD')))
      throw new CliError(
        `The branch "${STORE_BRANCH}" has a newer switch than ${directory}. Nothing was pushed. Run the workflow again. By hand, discard the switch in this copy ("git fetch && git reset --hard origin/${STORE_BRANCH}"), then make it again.`,
      );
  }
  const author = [
    ...['-c', 'user.name=github-actions[bot]'],
    ...['-c', 'user.email=41898282+github-actions[bot]@users.noreply.github.com'],
  ];
  if ((await git('diff', '--cached', '--name-only')) !== '')
    await git(...author, 'commit', '--quiet', '--message', message.trim());
  await git('push', '--quiet', 'origin', `HEAD:refs/heads/${STORE_BRANCH}`);
  return true;
}

/** What a killed command left, the compressed copies of this machine, and hidden files. */
const LEFT_OUT = ['*.part', '*.part/*', '*.br', '.DS_Store', '*/.*'].map(
  (path) => `:(exclude)${path}`,
);
