import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { CliError, messageOf } from '../base';
import { isAncestor, remoteTip, STORE_BRANCH, type Store } from '../releases';

const ON_PURPOSE = 'or use --older to deploy what is live in this copy anyway.';

/**
 * Rejects a copy of the store that lacks a switch that was pushed: its deploy would undo that switch, for example bring
 * back a release that was rolled back. Passes a store that is not the root of a clone with that branch.
 * @throws CliError, also when the branch cannot be read.
 */
export async function requireNewest({ directory }: Store): Promise<void> {
  // Git would otherwise find the repository that the local store lies in.
  if (!existsSync(join(directory, '.git'))) return;
  const tip = await remoteTip(directory, STORE_BRANCH).catch((error: unknown) => {
    throw new CliError(
      `${messageOf(error)}\n  Without it, this copy of the store may be old. Try again, ${ON_PURPOSE}`,
      { cause: error },
    );
  });
  // A commit that this clone does not even have is newer as well.
  if (tip !== undefined && (await isAncestor(directory, tip, 'HEAD')) !== true)
    throw new CliError(
      `The branch "${STORE_BRANCH}" has a newer switch than ${directory}: a deploy would undo it. Update the store ("git pull" in it), then deploy again, ${ON_PURPOSE}`,
    );
}
