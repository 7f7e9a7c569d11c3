import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { CliError, holdFree, messageOf, printRemark } from '../base';
import { git as runGit, isAncestor, UNFINISHED } from '../releases';

/** The branch with the store of a shop. */
export const STORE_BRANCH = 'releases';
const REF = `refs/heads/${STORE_BRANCH}`;

/** The pattern also matches hidden files. */
const LEFT_OUT = [`*${UNFINISHED}`, `*${UNFINISHED}/*`, '.DS_Store', '*/.*'].map(
  (path) => `:(exclude)${path}`,
);

/** The store's part of the tree that only commands write. */
const WRITTEN = ['live.json', 'files', 'releases'];

/** A command commits, and not the person who runs it: neither their signature nor their hooks belong to it. */
const UNATTENDED = [
  'user.name=github-actions[bot]',
  'user.email=41898282+github-actions[bot]@users.noreply.github.com',
  'commit.gpgSign=false',
  'core.hooksPath=/dev/null',
].flatMap((setting) => ['-c', setting]);

/**
 * The branch of a store in git, which all machines share: a push is the switch that everybody sees. A store without a
 * git repository of its own belongs to this machine alone, and its branch is never ahead.
 * @throws CliError with git's message, by each function.
 */
export function storeBranch(directory: string) {
  // Without this check, git would find the repository that contains the local store.
  const isClone = existsSync(join(directory, '.git'));
  // A damaged copy must not lead git to the repository around it.
  const run = (...args: string[]) => runGit(directory, ...UNATTENDED, '--git-dir=.git', ...args);
  const git = async (...args: string[]): Promise<string> => {
    const { code, output } = await run(...args);
    if (code !== 0) throw new CliError(`git failed in ${directory}: ${output.trim()}`);
    return output.trim();
  };
  const tip = async () => (isClone ? remoteTip(directory) : undefined);
  const isAhead = async () => {
    const latest = await tip();
    // A commit that this copy does not have counts as newer.
    return latest !== undefined && !(await isAncestor(directory, latest, 'HEAD'));
  };
  return {
    isClone,
    /** The commit of this copy; '' without one. */
    head: async () => (isClone ? git('rev-parse', 'HEAD') : ''),
    /** Whether somebody else has pushed since. */
    isAhead,
    /** The same after a failure, whose message matters more: false when git cannot say. */
    isSurelyAhead: () => isAhead().catch(() => false),
    /**
     * Takes over what was pushed. What a killed command left in this copy is discarded; a `hosts.json` that a person
     * has edited here stays.
     */
    async pull(): Promise<void> {
      if (!isClone) return;
      const latest = (await tip()) === undefined ? 'HEAD' : 'FETCH_HEAD';
      if (latest !== 'HEAD') await git('fetch', '--quiet', 'origin', REF);
      // The edit may be committed, but not pushed.
      const since = ['diff', '--quiet', '--merge-base', latest, '--', 'hosts.json'];
      const isEdited =
        existsSync(join(directory, 'hosts.json')) && (await run(...since)).code === 1;
      await git('reset', '--quiet', latest);
      const tracked = (await git('ls-files', '--', ...WRITTEN, ...(isEdited ? [] : ['hosts.json'])))
        .split('\n')
        .filter((path) => path !== '');
      if (tracked.length > 0) await git('checkout', '--quiet', 'HEAD', '--', ...roots(tracked));
      await git('clean', '-fdq', '--', ...WRITTEN);
    },
    /**
     * Commits what changed and pushes it.
     * @returns false when somebody else has pushed since: nothing was pushed then.
     */
    async push(message: string): Promise<boolean> {
      if (!isClone) return true;
      // Guests need every file, whatever a .gitignore says.
      await git('add', '--all', '--force', '--', '.', ...LEFT_OUT);
      if ((await git('diff', '--cached', '--name-only')) !== '')
        await git('commit', '--quiet', '--message', message.trim());
      const { code, output } = await run('push', '--quiet', 'origin', `HEAD:${REF}`);
      // It may have arrived although its answer was lost.
      if (code === 0 || (await tip()) === (await git('rev-parse', 'HEAD'))) return true;
      if (await isAhead()) return false;
      throw new CliError(`git cannot push ${directory}: ${output.trim()}`);
    },
  };
}

const roots = (paths: readonly string[]) => [
  ...new Set(paths.map((path) => path.split('/')[0] ?? '')),
];

/**
 * The latest commit of the store's branch at the remote "origin".
 * @returns undefined when there is no such remote or branch.
 * @throws CliError with git's message when the remote cannot be reached.
 */
async function remoteTip(root: string): Promise<string | undefined> {
  if ((await runGit(root, 'remote', 'get-url', 'origin')).code !== 0) return undefined;
  const { code, output } = await runGit(root, 'ls-remote', 'origin', REF);
  if (code !== 0)
    throw new CliError(`git cannot reach the remote "origin" of ${root}: ${output.trim()}`);
  return new RegExp(`^([0-9a-f]{40,64})\\t${REF}$`, 'm').exec(output)?.[1];
}

const MOST_ATTEMPTS = 3;

/**
 * Takes a step on what was pushed last, and again when another switch was pushed meanwhile.
 * @param step returns false or undefined when it was overtaken.
 * @param again what to do when that happens again and again, for the message.
 */
export async function unlessOvertaken<Result>(
  step: (isLast: boolean) => Promise<Result | false | undefined>,
  again = 'run it again',
): Promise<Result> {
  for (let left = MOST_ATTEMPTS - 1; left >= 0; left -= 1) {
    const result = await step(left === 0);
    if (result) return result;
    printRemark('another switch was pushed meanwhile: beginning again');
  }
  throw new CliError(`Other switches were pushed again and again: ${again}.`);
}

/**
 * A copy of the shop's store, for a command by hand: it is cloned once and belongs to this command as long as it runs.
 * @param root of the repository whose remote has the branch.
 * @returns its folder, or another beside it if a command is using it; undefined when there is no such branch.
 * @throws CliError when git cannot read the branch.
 */
export async function storeClone(root: string, wanted: string): Promise<string | undefined> {
  if ((await remoteTip(root)) === undefined) return undefined;
  const { folder } = await holdFree(wanted);
  const url = (await runGit(root, 'remote', 'get-url', 'origin')).output.trim();
  try {
    if (existsSync(join(folder, '.git'))) {
      // The repository may have moved since.
      await runGit(folder, '--git-dir=.git', 'remote', 'set-url', 'origin', url);
      await storeBranch(folder).pull();
      return folder;
    }
  } catch (error) {
    printRemark(`${messageOf(error)}\n  This copy of the store is replaced by a new one.`);
  }
  // A clone that is killed leaves nothing that counts as one.
  const part = `${folder}.part`;
  rmSync(part, { recursive: true, force: true });
  const only = ['--quiet', '--branch', STORE_BRANCH, '--single-branch', '--depth', '1'];
  const { code, output } = await runGit(root, 'clone', ...only, url, part);
  if (code !== 0) throw new CliError(`git cannot clone the store: ${output.trim()}`);
  rmSync(folder, { recursive: true, force: true });
  renameSync(part, folder);
  return folder;
}
