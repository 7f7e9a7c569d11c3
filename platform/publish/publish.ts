import { CliError, messageOf, printRemark } from '../base';
import {
  BEFORE,
  deployedVersions,
  goBack,
  makeLive,
  requireStaged,
  stage,
  type Staged,
} from '../deploy';
import { MODULES } from '../modules';
import {
  changeState,
  prepareSwitch,
  type PreparedSwitch,
  prune,
  replaceState,
  type State,
  undoSwitch,
} from '../releases';
import { bringToGuests, type Change, type PublishOptions } from './bring-to-guests';
import { storeBranch, unlessOvertaken } from './store-branch';

/**
 * Uses staged documents like a guest.
 * @param address of the documents.
 * @throws CliError saying what did not work.
 */
export type Visit = (shop: string, address: string) => Promise<void>;

/** A switch that may be made, and the documents that guests get before it. */
interface Planned {
  prepared: PreparedSwitch;
  deployed: ReadonlyMap<string, string>;
}

/** What `stageChange` did, for the job that makes it live. */
export interface StagedChange extends Staged, Planned {}

/**
 * Makes a change live once it was visited: it is staged, visited, pushed, and only then made live. So what is live in
 * the store is what guests get, and until then nothing has changed for anybody.
 * @returns the state that guests get.
 * @throws CliError saying what guests get now and what to do.
 */
export async function publish(
  options: PublishOptions,
  change: Change,
  { message, visit }: { message: string; visit: Visit },
): Promise<State> {
  return unlessOvertaken(async (isLast) => {
    try {
      const staged = await stageChange(options, change);
      await unchangedUnless(staged, () => visit(staged.plan.shop, staged.address));
      return await publishStaged(options, staged, message);
    } catch (error) {
      // Another publish may have staged its documents at the same place.
      if (isLast || !(await storeBranch(options.store.directory).isSurelyAhead())) throw error;
      return undefined;
    }
  });
}

/**
 * Stages a change. Neither the store nor what guests get changes.
 * @throws CliError saying what is wrong, and with which modules.
 */
export async function stageChange(options: PublishOptions, change: Change): Promise<StagedChange> {
  const { store, site } = options;
  await storeBranch(store.directory).pull();
  const prepared = await prepareSwitch(store, site, change);
  prepared.pages.warnings.forEach(printRemark);
  const planned = { prepared, deployed: await deployedVersions(site) };
  return unchangedUnless(planned, async () => ({
    ...(await stage(deployOf(options, prepared))),
    ...planned,
  }));
}

/**
 * Pushes what was staged and visited, and makes it live.
 * @returns undefined when another switch was pushed before: nothing has changed then.
 * @throws CliError saying what guests get now and what to do.
 */
export async function publishStaged(
  options: PublishOptions,
  staged: StagedChange,
  message: string,
): Promise<State | undefined> {
  const { store } = options;
  const { prepared } = staged;
  const { state, former } = prepared;
  const branch = storeBranch(store.directory);
  if (await branch.isAhead()) return undefined;
  await requireStaged(staged, options.retryLimits);
  replaceState(store, former, state);
  // A clone belongs to this command, and every file in it is as new as the clone.
  prune(store, branch.isClone ? 0 : undefined);
  if (!(await branch.push(message))) return undefined;
  const deploy = deployOf(options, prepared);
  try {
    await makeLive(deploy, staged);
  } catch (error) {
    // The later switch includes this one, and only a person may take that back.
    if (await branch.isSurelyAhead()) return bringToGuests(options);
    const outcome = await takeBack(options, staged, messageOf(error));
    throw new CliError(faultOf(staged, messageOf(error), outcome), { cause: error });
  }
  // A rollback that was pushed since may have found that these replaced its own documents.
  return (await branch.isAhead()) ? bringToGuests(options) : state;
}

const deployOf = (options: PublishOptions, { state, pages }: PreparedSwitch) => ({
  ...options,
  state,
  pages: pages.files,
  channel: 'staged' as const,
});

/** Runs a step that changes nothing for anybody. @throws CliError that says so, and names the modules at fault. */
async function unchangedUnless<Result>(
  planned: Planned,
  step: () => Promise<Result>,
): Promise<Result> {
  try {
    return await step();
  } catch (error) {
    throw new CliError(faultOf(planned, messageOf(error), UNCHANGED), { cause: error });
  }
}

/**
 * Restores what guests had and, only then, what the store says.
 * @returns what guests get now, and what to do.
 */
async function takeBack(
  options: PublishOptions,
  { prepared, ...staged }: StagedChange,
  problem: string,
): Promise<string> {
  try {
    await goBack(options, staged);
  } catch (failure) {
    return `What was live before is not restored: ${messageOf(failure)}\n  The store names what is new, and guests get that or what was live before. ${PUBLISH}`;
  }
  try {
    await undo(options, prepared, problem);
    return UNCHANGED;
  } catch (failure) {
    return `${BEFORE} The store still names what is new: ${messageOf(failure)}\n  ${PUBLISH}`;
  }
}

const UNCHANGED = `${BEFORE} Nobody waits for this: fix it and release it again, or, if a host was at fault, run this command again.`;
const PUBLISH = '"npm run publish" brings what the store names to guests.';

/** Takes back what could not be made live, so that the store names what guests get. */
async function undo(
  { store }: PublishOptions,
  { state, before }: PreparedSwitch,
  problem: string,
): Promise<void> {
  if (state === before) return;
  const branch = storeBranch(store.directory);
  const number = state.log.length;
  const [why = ''] = problem.split('\n');
  // The first publish records who makes the pages without a switch, and an unlisted release is live for nobody.
  const isSwitch = number > before.log.length && state.log.at(-1)?.action !== 'unlisted';
  changeState(store, (now) => ({
    ...(isSwitch ? undoSwitch(now, number, { at: new Date(), why }, 'undo') : now),
    live: before.live,
  }));
  // If somebody else was faster, guests get theirs next.
  await branch.push(`undo switch ${String(number)}`);
}

/** What went wrong, where to look for it, what guests get now, and what to do. */
function faultOf({ deployed, prepared }: Planned, problem: string, outcome: string): string {
  const { live } = prepared.state;
  const changed = MODULES.filter((module) => deployed.get(module) !== live[module]);
  const names = changed.map((module) => `${module} ${live[module] ?? 'nothing'}`).join(', ');
  return [
    problem,
    names === ''
      ? 'No module is new: the pages, their configuration or the hosts are at fault.'
      : `What is new is ${names}, so look there first.`,
    outcome,
  ].join('\n  ');
}
