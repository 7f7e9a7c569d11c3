import { CliError, messageOf } from '../base';
import type { Site } from '../../shell/tools/site-config';
import {
  type DeployClient,
  type DeployOptions,
  makeLive,
  type RetryLimits,
  stage,
} from '../deploy';
import { composeLive, prepareSwitch, replaceState, type State, type Store } from '../releases';
import { storeBranch, unlessOvertaken } from './store-branch';

export interface PublishOptions {
  /** The shop's store: a clone of the branch "releases". */
  store: Store;
  site: Site;
  client: DeployClient;
  retryLimits: RetryLimits;
  signal?: AbortSignal;
  /** Whether the store may lack files that guests use. */
  mayBeOlder?: boolean;
}

/** Returns the new state from the one that is live now. It is called again when another switch was pushed meanwhile. */
export type Change = (state: State) => State;

/**
 * Brings a decision that was made already, such as a rollback, to guests: pushes it, and makes it live at once.
 * @throws CliError saying what guests get now. The decision stays.
 */
export async function publishAtOnce(
  options: PublishOptions,
  change: Change,
  message: string,
): Promise<State> {
  const { store, site } = options;
  const branch = storeBranch(store.directory);
  await unlessOvertaken(async () => {
    await branch.pull();
    const { former, state } = await prepareSwitch(store, site, change);
    replaceState(store, former, state);
    return branch.push(message);
  });
  return bringToGuests(options);
}

/**
 * Brings what is live in the store to guests, and whatever is pushed until it is there.
 * @throws CliError when that fails: the store says what is to be live, and guests may get something older.
 */
export function bringToGuests(options: PublishOptions): Promise<State> {
  const { store, site } = options;
  const branch = storeBranch(store.directory);
  return unlessOvertaken(async (isLast) => {
    await branch.pull();
    const state = store.readState();
    const pages = await composeLive(store, store.readHosts(), state, site);
    const deploy = deployOf(options, state, pages.files, 'urgent');
    try {
      await makeLive(deploy, await stage(deploy));
    } catch (error) {
      if (!isLast && (await branch.isAhead())) return false;
      throw new CliError(
        `${messageOf(error)}\n  The store says what is to be live, and guests may still get what was live before. "npm run publish" brings it to them: run it again.`,
        { cause: error },
      );
    }
    return !(await branch.isAhead()) && state;
  }, 'run "npm run publish" again');
}

/** What a deploy of these pages needs. */
export const deployOf = (
  { store, site, client, retryLimits, signal, mayBeOlder = false }: PublishOptions,
  state: State,
  pages: ReadonlyMap<string, string>,
  channel: DeployOptions['channel'],
): DeployOptions => ({
  ...{ store, site, state, pages, mayBeOlder, client, retryLimits, channel },
  ...(signal && { signal }),
});
