import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from '../../base';

/** The commit that is checked out; undefined without git, and when a file differs from it. */
export async function cleanCommit(root: string): Promise<string | undefined> {
  if (!existsSync(join(root, '.git'))) return undefined;
  const status = await git(root, 'status', '--porcelain');
  const head = await git(root, 'rev-parse', '--verify', 'HEAD');
  return status.code === 0 && status.output.trim() === '' && head.code === 0
    ? head.output.trim()
    : undefined;
}

/** @returns undefined when the clone does not have both commits. */
export async function isAncestor(
  root: string,
  ancestor: string,
  descendant: string,
): Promise<boolean | undefined> {
  const { code } = await git(root, 'merge-base', '--is-ancestor', ancestor, descendant);
  // Every other code is a failure: of a shallow clone, say.
  return code === 0 ? true : code === 1 ? false : undefined;
}

/** Hooks set variables such as GIT_DIR, which name another repository. */
const NO_OVERRIDE = { GIT_DIR: undefined, GIT_INDEX_FILE: undefined, GIT_WORK_TREE: undefined };

function git(root: string, ...args: string[]) {
  return runCommand('git', args, { cwd: root, env: NO_OVERRIDE });
}
