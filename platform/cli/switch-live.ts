import { CliError, formatDuration, printDone, printRemark, readSiteConfig, root } from '../base';
import type { Candidate } from '../gate';
import { requireNotOlder, type State, type Store, switchLive } from '../releases';

interface Step {
  store: Store;
  label: string;
  text: string;
  /** Whether this checkout may be older than the sources of what is live. */
  mayBeOlder: boolean;
}

/**
 * Switches what is live, with the sources of this checkout. Prints what was switched, with the duration and the
 * warnings, or that nothing had to be.
 */
export async function switchAndPrint(
  { store, label, text, mayBeOlder }: Step,
  change: (state: State) => State,
): Promise<void> {
  const startedAt = Date.now();
  const site = await readSiteConfig(root);
  let isSwitched = false;
  const { pages } = await switchLive(store, site, async (before) => {
    const commit = await requireNotOlder(root, before.commit, mayBeOlder);
    const state = change(before);
    isSwitched = state !== before;
    return commit === undefined ? state : { ...state, commit };
  });
  const duration = formatDuration(Date.now() - startedAt);
  if (isSwitched) printDone(label, `${text}, in ${duration}`);
  else printDone('unchanged', `${text} is live already`);
  for (const warning of pages.warnings) printRemark(warning);
}

/**
 * What is live before the checks of a candidate. The rest of what is read here is for the switch, but an error must
 * appear before minutes of checks.
 */
export async function liveBeforeChecks(store: Store, mayBeOlder: boolean): Promise<State> {
  await readSiteConfig(root);
  store.readHosts();
  const live = store.readState();
  await requireNotOlder(root, live.commit, mayBeOlder);
  return live;
}

/**
 * Makes a switch safe to run again: it acts only on the version that it was meant for.
 * @param sentence the start of the message; the actual version follows.
 * @throws CliError when another version than the expected one is there.
 */
export function requireExpected(sentence: string, is: string, expected: string | undefined): void {
  if (expected !== undefined && is !== expected)
    throw new CliError(
      `${sentence} ${is}, but ${expected} was expected. Nothing was changed. "npm run releases" shows what is live.`,
    );
}

/** @throws CliError when another version of a candidate's module went live during its checks. */
export function requireSameLive(
  candidates: readonly Candidate[],
  checkedWith: State,
  state: State,
): void {
  for (const { module, version } of candidates) {
    const live = state.live[module];
    if (live !== checkedWith.live[module] && live !== version)
      throw new CliError(
        `${module} ${live ?? ''} became live while ${version} was checked. Nothing was changed. Run the command again if ${version} should replace it.`,
      );
  }
}
