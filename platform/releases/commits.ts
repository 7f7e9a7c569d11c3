import { existsSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { CliError, messageOf, runCommand } from '../base';
import type { Store } from './store';

/** The branch with the store of a shop. */
export const STORE_BRANCH = 'releases';

/**
 * An older commit never replaces a newer one: whoever makes a switch or a deploy must have the sources of the one
 * before, for pages, modules and database rules alike. Without git, nothing is compared.
 * @param recorded the commit in `live.json`.
 * @param mayBeOlder whether going back to older sources is intended.
 * @returns the commit to record.
 * @throws CliError naming both commits.
 */
export async function requireNotOlder(
  root: string,
  recorded: string | undefined,
  mayBeOlder: boolean,
): Promise<string | undefined> {
  const head = await headOf(root);
  if (head === undefined || head === recorded) return recorded;
  const isLater = recorded === undefined || (await isAncestor(root, recorded, head));
  if (!isLater && !mayBeOlder)
    throw new CliError(
      `What is live was made from commit ${shortCommit(recorded)}, which this checkout (${shortCommit(head)}) does not contain: guests would get older pages and rules. Nothing live was changed. Run "git pull", or use --older.`,
    );
  return (await cleanCommit(root)) ?? recorded;
}

/** Whether the sources of a module are the same in a commit and in what is checked out. */
export async function isUnchangedSince(
  root: string,
  commit: string,
  module: string,
): Promise<boolean> {
  return (await git(root, 'diff', '--quiet', commit, '--', module)).code === 0;
}

/**
 * The files of these folders that are new or changed since a commit, with paths from the root.
 * @returns undefined when the clone does not have the commit.
 */
export async function filesSince(
  root: string,
  commit: string,
  folders: readonly string[],
): Promise<readonly string[] | undefined> {
  const changed = await git(root, 'diff', '--name-only', '--relative', commit, '--', ...folders);
  const fresh = await git(root, 'ls-files', '--others', '--exclude-standard', '--', ...folders);
  if (changed.code !== 0) return undefined;
  return `${changed.output}\n${fresh.output}`
    .split('\n')
    .filter((path) => path !== '' && existsSync(join(root, path)));
}

/** The first characters of a commit, or "unknown commit". */
export function shortCommit(commit: string | undefined): string {
  return commit?.slice(0, 8) ?? 'unknown commit';
}

async function headOf(root: string): Promise<string | undefined> {
  if (!existsSync(join(root, '.git'))) return undefined;
  const { code, output } = await git(root, 'rev-parse', '--verify', 'HEAD');
  return code === 0 ? output.trim() : undefined;
}

/** The commit that is checked out; undefined without git, or when a file differs from it. */
export async function cleanCommit(root: string): Promise<string | undefined> {
  const head = await headOf(root);
  const status = head === undefined ? undefined : await git(root, 'status', '--porcelain');
  return status?.code === 0 && status.output.trim() === '' ? head : undefined;
}

/** Also false when the clone lacks one of the commits. */
export async function isAncestor(
  root: string,
  ancestor: string,
  descendant: string,
): Promise<boolean> {
  return (await git(root, 'merge-base', '--is-ancestor', ancestor, descendant)).code === 0;
}

/**
 * The latest commit of a branch of the remote "origin", which this clone may not have.
 * @returns undefined when there is no such remote or branch.
 * @throws CliError with git's message when the remote cannot be reached.
 */
export async function remoteTip(root: string, branch: string): Promise<string | undefined> {
  if ((await git(root, 'remote', 'get-url', 'origin')).code !== 0) return undefined;
  const ref = `refs/heads/${branch}`;
  const { code, output } = await git(root, 'ls-remote', 'origin', ref);
  if (code !== 0)
    throw new CliError(`git cannot reach the remote "origin" of ${root}: ${output.trim()}`);
  // Git's warnings are in the same output.
  return new RegExp(`^([0-9a-f]{40,64})\\t${ref}$`, 'm').exec(output)?.[1];
}

/**
 * Rejects a copy of the store that lacks a pushed switch: its deploy would undo that switch, for example bring back a
 * release that was rolled back. Passes a store that is not the root of a clone with that branch.
 * @throws CliError, also when the branch cannot be read.
 */
export async function requireNewest({ directory }: Pick<Store, 'directory'>): Promise<void> {
  const onPurpose = 'or use --older to deploy what is live in this copy anyway.';
  // Otherwise git would find the repository that contains the local store.
  if (!existsSync(join(directory, '.git'))) return;
  const tip = await remoteTip(directory, STORE_BRANCH).catch((error: unknown) => {
    throw new CliError(
      `${messageOf(error)}\n  Without it, this copy of the store may be old. Try again, ${onPurpose}`,
      { cause: error },
    );
  });
  // A commit that this clone does not have is newer, too.
  if (tip !== undefined && !(await isAncestor(directory, tip, 'HEAD')))
    throw new CliError(
      `The branch "${STORE_BRANCH}" has a newer switch than ${directory}: a deploy would undo it. Update the store ("git pull" in it), then deploy again, ${onPurpose}`,
    );
}

/**
 * What follows "name:" at the start of a line in the messages of the commits after `since`. It need not be a trailer: a
 * squashed branch leaves its lines in the middle of one message.
 * @param since the commit before a push. If the clone does not have it, as after a force push, the latest commit
 * counts, and the branch that it merges.
 * @returns an empty list without git, or when the clone has no earlier commit.
 */
export async function messageLines(root: string, name: string, since = ''): Promise<string[]> {
  const messages = (from: string) => git(root, 'log', '--format=%B', `${from}..HEAD`, '--');
  const pushed = since === '' ? undefined : await messages(since);
  const { code, output } = pushed?.code === 0 ? pushed : await messages('HEAD~1');
  const lines = code === 0 ? output.matchAll(new RegExp(`^${name}:(.*)$`, 'gim')) : [];
  return [...lines].map(([, value = '']) => value.trim());
}

/**
 * The person who runs the command: the author of the latest commit if its message says what is accepted (`--accept
 * commit`), otherwise the user in git's configuration, or who started the workflow by hand.
 */
export async function personOf(root: string, isOfCommit: boolean): Promise<string> {
  const { code, output } = isOfCommit
    ? await git(root, 'log', '-1', '--format=%an')
    : await git(root, 'config', 'user.name');
  if (code === 0 && output.trim() !== '') return output.trim();
  return process.env.GITHUB_ACTOR ?? userInfo().username;
}

/** Git hooks set variables such as GIT_DIR, which point to another repository. */
const NO_OVERRIDE = { GIT_DIR: undefined, GIT_INDEX_FILE: undefined, GIT_WORK_TREE: undefined };

/** Runs git in a folder. */
export function git(root: string, ...args: string[]) {
  return runCommand('git', args, { cwd: root, env: NO_OVERRIDE });
}
