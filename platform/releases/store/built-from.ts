import { join } from 'node:path';
import * as v from 'valibot';
import { CliError } from '../../base';
import type { ModuleName } from '../../modules';
import { readJson, writeJson } from '../files/json';
import { isAncestor } from './commits';
import { CommitSchema, type State } from './state';
import type { Store } from './store';

const NAME = 'built-from.json';
const BuiltFromSchema = v.object({ commit: CommitSchema });

/** A release and the commit that it is known to be built from. */
interface Built {
  module: ModuleName;
  version: string;
  commit: string;
}

/** The commit of a release; undefined when it was built without git, or from files that were not committed. */
export async function builtFrom(
  store: Store,
  module: ModuleName,
  version: string,
): Promise<string | undefined> {
  const path = join(store.release(module, version), NAME);
  const remedy = 'Delete it. The release then counts as built from an unknown commit.';
  return (await readJson(store.files, path, BuiltFromSchema, remedy))?.commit;
}

/**
 * Records the commit of a release next to its contract, which never changes. Many commits may give the same build. The
 * latest one counts, because a commit that reverts a change is newer than the change.
 */
export async function recordCommit(store: Store, root: string, built: Built): Promise<void> {
  const { module, version, commit } = built;
  const former = await builtFrom(store, module, version);
  if (former === commit || (former !== undefined && (await isAncestor(root, commit, former))))
    return;
  await writeJson(store.files, store.release(module, version), NAME, { commit });
}

/**
 * Rejects a candidate when a release from a later commit is live. A slow or repeated pipeline must not revert the work
 * of a later one.
 * @returns remarks about what could not be compared.
 * @throws CliError naming both commits.
 */
export async function requireNotOlder(
  store: Store,
  root: string,
  state: State,
  { module, version }: Omit<Built, 'commit'>,
): Promise<readonly string[]> {
  const commit = await builtFrom(store, module, version);
  const remarks: string[] = [];
  for (const other of [state.live[module], state.canaries[module]?.version]) {
    if (other === undefined || other === version) continue;
    const others = await builtFrom(store, module, other);
    if (commit === others && commit !== undefined) continue;
    const isOlder = commit && others ? await isAncestor(root, commit, others) : undefined;
    if (isOlder)
      throw new CliError(
        `${module} ${version} was built from commit ${shortCommit(commit)}, but guests have ${other} from the later commit ${shortCommit(others)}. ` +
          'Release the later commit, or use --older.',
      );
    if (isOlder === undefined)
      remarks.push(
        `It is unknown whether ${module} ${version} (${shortCommit(commit)}) is older than ${other} (${shortCommit(others)}): this clone cannot compare the commits.`,
      );
  }
  return remarks;
}

/** The first characters of a commit, or "unknown commit". */
export function shortCommit(commit: string | undefined): string {
  return commit?.slice(0, 8) ?? 'unknown commit';
}
