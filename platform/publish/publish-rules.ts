import { CliError } from '../base';
import { changeState, cleanCommit, requireNotOlder, shortCommit } from '../releases';
import type { PublishOptions } from './bring-to-guests';
import { storeBranch, unlessOvertaken } from './store-branch';

/**
 * Puts the database rules of this checkout in force, and records their commit, so that older ones never replace them.
 * @throws CliError when newer rules are in force, a file is not committed, or the deploy fails: run it again then.
 */
export async function publishRules(
  { store, client, mayBeOlder = false }: PublishOptions,
  root: string,
): Promise<void> {
  const branch = storeBranch(store.directory);
  const commit = await cleanCommit(root);
  if (commit === undefined)
    throw new CliError('Commit every file first: the store records the commit of the rules.');
  await unlessOvertaken(async () => {
    await branch.pull();
    await requireNotOlder(root, store.readState().rules, mayBeOlder);
    changeState(store, (state) => ({ ...state, rules: commit }));
    // The commit is recorded first, so that a run that was overtaken finds the newer one.
    return branch.push(`database rules of ${commit.slice(0, 8)}`);
  });
  await client.deployRules();
  await branch.pull();
  const { rules } = store.readState();
  if (rules === commit) return;
  throw new CliError(
    `The rules of ${shortCommit(rules)} were put in force meanwhile, and these may have replaced them: run "npm run publish -- rules" there once more.`,
  );
}
