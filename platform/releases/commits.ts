import { existsSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { CliError, runCommand } from '../base';

/**
 * Older sources never replace newer ones: this checkout must contain the commit of what it replaces. Without git,
 * nothing is compared.
 * @param recorded the commit of what is to be replaced; undefined when it is not known.
 * @param mayBeOlder whether going back to older sources is intended.
 * @throws CliError naming both commits.
 */
export async function requireNotOlder(
  root: string,
  recorded: string | undefined,
  mayBeOlder: boolean,
): Promise<void> {
  const head = await headOf(root);
  if (head === undefined || recorded === undefined || head === recorded || mayBeOlder) return;
  if (await isAncestor(root, recorded, head)) return;
  const { output } = await git(root, 'rev-parse', '--is-shallow-repository');
  const command = output.trim() === 'true' ? 'git fetch --unshallow' : 'git pull';
  throw new CliError(
    `What is live was made from commit ${shortCommit(recorded)}, which this checkout (${shortCommit(head)}) does not contain: guests would get something older. Nothing live was changed. Run "${command}", or use --older.`,
  );
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

/** @returns undefined unless it has this folder, which may be a part of a larger repository. */
async function headOf(root: string): Promise<string | undefined> {
  const { code, output } = await git(root, 'rev-parse', 'HEAD', 'HEAD:./');
  return code === 0 ? output.split('\n', 1).join() : undefined;
}

/** The commit that is checked out; undefined without git, or when a file of this folder differs from it. */
export async function cleanCommit(root: string): Promise<string | undefined> {
  const head = await headOf(root);
  const status =
    head === undefined
      ? undefined
      : await git(root, 'status', '--porcelain', '--untracked-files=normal', '--', '.');
  return status?.code === 0 && status.output.trim() === '' ? head : undefined;
}

/** This is also false when the clone lacks one of the commits. */
export async function isAncestor(
  root: string,
  ancestor: string,
  descendant: string,
): Promise<boolean> {
  return (await git(root, 'merge-base', '--is-ancestor', ancestor, descendant)).code === 0;
}

/** What is merged, for git. A job has just fetched it, and has no credentials to do so again. */
export async function latestMain(root: string): Promise<string> {
  const isFetched = (await git(root, 'fetch', '--quiet', 'origin', 'main')).code === 0;
  return isFetched ? 'FETCH_HEAD' : 'origin/main';
}

/**
 * Pages are made by a commit that everybody has: each publish and rollback runs with it.
 * @throws CliError unless it is merged into `main`.
 */
export async function requireMerged(root: string, commit: string): Promise<void> {
  if (await isAncestor(root, commit, await latestMain(root))) return;
  throw new CliError(
    `The pages would be made by commit ${shortCommit(commit)}, which is not in main, so nobody else could publish anything. Nothing was changed. Merge it first, or run "git pull".`,
  );
}

/**
 * The codes in the lines "Accept: 7f3a" of the messages of the commits after `since`. Such a line need not be a trailer:
 * a squashed branch leaves its lines in the middle of one message.
 * @param since the commit before a push. If the clone does not have it, as after a force push, the latest commit
 * counts, and the branch that it merges.
 * @returns an empty list without git, or when the clone has no earlier commit.
 */
export async function acceptedCodes(root: string, since = ''): Promise<string[]> {
  const messages = (from: string) => git(root, 'log', '--format=%B', `${from}..HEAD`, '--');
  const pushed = since === '' ? undefined : await messages(since);
  const { code, output } = pushed?.code === 0 ? pushed : await messages('HEAD~1');
  const lines = code === 0 ? output.matchAll(/^Accept: ([0-9a-f]{4})$/gm) : [];
  return [...lines].map(([, accepted = '']) => accepted);
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

/** Runs git in a folder. Names of files in any language are not quoted. */
export function git(root: string, ...args: string[]) {
  return runCommand('git', ['-c', 'core.quotePath=false', ...args], {
    cwd: root,
    env: NO_OVERRIDE,
    answers: true,
  });
}
