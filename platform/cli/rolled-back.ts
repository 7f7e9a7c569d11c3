import { CliError, printRemark, root } from '../base';
import type { ModuleName } from '../modules';
import { isUnchangedSince, rolledBack, type State, type Store } from '../releases';

/**
 * Leaves out the modules whose sources have not changed since their release was rolled back: whatever was wrong is
 * still in them, even if a change to a package gives the build another version.
 * @throws CliError when nothing is left.
 */
export async function withoutRolledBack(
  store: Store,
  state: State,
  modules: readonly ModuleName[],
): Promise<readonly ModuleName[]> {
  const left: ModuleName[] = [];
  const out: string[] = [];
  for (const module of modules) {
    const taken = await sameSources(store, state, module);
    if (taken === undefined) left.push(module);
    else
      out.push(
        `${module} ${taken} was rolled back, and the sources of ${module} have not changed since`,
      );
  }
  const advice = 'Change them, or release it with --again.';
  if (left.length === 0) throw new CliError(`${out.join('; ')}. Nothing was released. ${advice}`);
  for (const sentence of out) printRemark(`${sentence}: it is left out. ${advice}`);
  return left;
}

async function sameSources(
  store: Store,
  state: State,
  module: ModuleName,
): Promise<string | undefined> {
  for (const version of rolledBack(state, module)) {
    const commit = store.isStored(module, version)
      ? store.manifest(module, version).commit
      : undefined;
    if (commit !== undefined && (await isUnchangedSince(root, commit, module))) return version;
  }
  return undefined;
}

/** Refuses a build that was rolled back, where there is no commit to compare. @throws CliError naming the version. */
export function requireNotRolledBack(state: State, module: ModuleName, version: string): void {
  if (rolledBack(state, module).includes(version))
    throw new CliError(
      `${module} ${version} was rolled back. Nothing was released. Change its sources, or release it with --again.`,
    );
}
