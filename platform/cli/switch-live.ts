import { formatDuration, printDone, printRemark, root } from '../base';
import { readSiteConfig } from '../shop';

import { requireNotOlder, type State, type Store, switchLive } from '../releases';
import { printWhere } from './store-option';

/**
 * Switches what is live in a store that no guest gets. Prints what was switched, with the duration and the warnings, or
 * that nothing had to be, and where.
 */
export async function switchAndPrint(
  store: Store,
  label: string,
  text: string,
  change: (state: State) => State,
): Promise<void> {
  const startedAt = Date.now();
  const site = await readSiteConfig(root);
  const { before, state, pages } = await switchLive(store, site, change);
  if (state !== before) printDone(label, `${text}, in ${formatDuration(Date.now() - startedAt)}`);
  else printDone('unchanged', `${text} is live already`);
  for (const warning of pages.warnings) printRemark(warning);
  printWhere(store, false);
}

/**
 * What is live before the checks of these candidates. The rest of what is read here is for the switch, but an error must
 * appear before minutes of checks.
 */
export async function liveBeforeChecks(
  store: Store,
  modules: readonly string[],
  mayBeOlder: boolean,
): Promise<State> {
  await readSiteConfig(root);
  store.readHosts();
  const state = store.readState();
  for (const module of modules) {
    const version = state.live[module];
    if (version !== undefined && store.isStored(module, version))
      await requireNotOlder(root, store.manifest(module, version).commit, mayBeOlder);
  }
  return state;
}
