import { CliError } from '../base';
import { git, latestMain } from '../releases';
import type { PublishOptions } from './bring-to-guests';

const FILE = 'firestore.rules';

/**
 * Puts the database rules of this checkout in force, if they are those of `main`, so that older ones never replace them.
 * @throws CliError when they are others, or the deploy fails: run it again then.
 */
export async function publishRules(
  { client, mayBeOlder = false }: Pick<PublishOptions, 'client' | 'mayBeOlder'>,
  root: string,
): Promise<void> {
  const main = await latestMain(root);
  if (!mayBeOlder && (await git(root, 'diff', '--quiet', main, '--', FILE)).code !== 0)
    throw new CliError(
      `${FILE} differs from that of main, so others would replace it or be replaced: merge it, or run "git pull". --older puts it in force as it is.`,
    );
  await client.deployRules();
}
