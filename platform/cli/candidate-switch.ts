import { CliError, printRemark, readSiteConfig, root } from '../base';
import type { Candidate } from '../gate';
import { type Outcome, pagesFrom, requireNotOlder, type State, type Store } from '../releases';

/**
 * What is live before the checks of a candidate. Only the switch needs the rest of what is read here, but an error must
 * appear before minutes of checks.
 */
export async function liveBeforeChecks(store: Store, mayBeOlder: boolean): Promise<State> {
  await readSiteConfig(root);
  await store.readHosts();
  const live = await store.readState();
  await pagesFrom({ store, root, mayBeOlder }, live);
  return live;
}

interface Conditions {
  store: Store;
  /** What was live when the checks started. */
  checkedWith: State;
  /** Whether it may replace a release of a later commit. */
  mayBeOlder: boolean;
}

/**
 * The switch to a candidate, unless another version of that module went live during the checks, or the live one is from
 * a later commit. Call it with the state that is about to change.
 * @throws CliError naming both versions.
 */
export async function switchTo(
  candidate: Candidate,
  state: State,
  { store, checkedWith, mayBeOlder }: Conditions,
  change: (state: State) => Outcome,
): Promise<Outcome> {
  const { module, version } = candidate;
  const live = state.live[module];
  const outcome = change(state);
  if (outcome.already !== undefined) return outcome;
  if (live !== checkedWith.live[module] && live !== version)
    throw new CliError(
      `${module} ${live ?? ''} became live while ${version} was checked. Nothing was changed. Run the command again if ${version} should replace it.`,
    );
  if (!mayBeOlder)
    for (const remark of await requireNotOlder(store, root, state, candidate)) printRemark(remark);
  return outcome;
}
