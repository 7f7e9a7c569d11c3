import { CliError, messageOf } from '../base';
import { type DeployOptions, makeLive, stage } from '../deploy';
import { composeLive, prepareSwitch, replaceState, type State } from '../releases';
import { storeBranch, unlessOvertaken } from './store-branch';

/** What it takes to bring a change to guests. The store is a clone of the branch "releases". */
export type PublishOptions = Omit<DeployOptions, 'state' | 'pages' | 'channel'>;

/** Returns the new state from the one that is live now. It is called again when another switch was pushed meanwhile. */
export type Change = (state: State) => State;

/**
 * Pushes a decision about what guests have, such as a rollback, without a visit. `bringToGuests` comes after it.
 * @returns the state that was pushed.
 * @throws CliError when it does not fit, or cannot be pushed.
 */
export async function pushAtOnce(
  { store, site }: PublishOptions,
  change: Change,
  message: string,
): Promise<State> {
  const branch = storeBranch(store.directory);
  return unlessOvertaken(async () => {
    await branch.pull();
    const { former, state } = await prepareSwitch(store, site, change);
    replaceState(store, former, state);
    return (await branch.push(message)) && state;
  });
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
    const { files: pages } = await composeLive(store, store.readHosts(), state, site);
    // Beside a rollback, the state before it may be brought to guests: they wait at different places, which are few.
    const channel = `urgent${state.log.length % 3}` as const;
    const deploy = { ...options, state, pages, channel };
    try {
      await makeLive(deploy, await stage(deploy));
    } catch (error) {
      if (!isLast && (await branch.isSurelyAhead())) return false;
      throw new CliError(
        `${messageOf(error)}\n  The store says what is to be live, and guests may still get what was live before. "npm run publish" brings it to them: run it again.`,
        { cause: error },
      );
    }
    return !(await branch.isAhead()) && state;
  }, 'run "npm run publish" again');
}
