import { CliError, printDone, printHeading, printRemark, root, shutdownSignal } from '../base';
import { siteAsDeployed } from '../deploy';
import { loadShop, readSiteConfig } from '../shop';
import { type Acceptance, admittedCandidates, admittedPages } from '../gate';

import { type Checked, requireNoStore, withChecked, writeChecked } from '../publish';
import { cleanCommit, PAGES, prune, requireNotOlder, type Store } from '../releases';
import { ACCEPT_OPTION, acceptedOf } from './accept-option';
import { defineCommand } from './command';
import { AGAIN_OPTION, MODULES_POSITIONAL, OLDER_OPTION, someModules } from './module-arguments';
import { shopStoreOf, STORE_OPTION, storeOf } from './store-option';
import { liveBeforeChecks, switchAndPrint } from './switch-live';

export const command = defineCommand(
  {
    program: 'npm run release',
    summary:
      'Builds these modules and makes them live if they pass the gate: on this machine, or, with --write, for "npm run publish".',
    options: {
      ...ACCEPT_OPTION,
      write: {
        type: 'string',
        placeholder: '<folder>',
        help: 'write what passed into this folder, for "npm run publish", compared with the store that it uses',
      },
      unlisted: {
        type: 'boolean',
        help: 'only store it: guests get it at ?try=<module>@<version>, and nobody else',
      },
      ...AGAIN_OPTION,
      ...OLDER_OPTION,
      ...STORE_OPTION,
    },
    positionals: {
      placeholder: '<module...> | pages',
      help: `${MODULES_POSITIONAL.help}; "pages": composer, headers, theme and configuration`,
    },
  },
  async ({ positionals, values }) => {
    const acceptance = await acceptedOf(values);
    // What will be published is compared with what guests get.
    const store = values.write === undefined ? storeOf(values) : await shopStoreOf(values);
    const { older = false, again = false, unlisted: isUnlisted = false, write } = values;
    // Before minutes of checks.
    if (write !== undefined) requireNoStore(write);
    const words: readonly string[] = positionals;
    if (words.includes(PAGES)) {
      if (words.length > 1 || write === undefined)
        throw new CliError(
          'Release the pages alone, and write what was checked: "--write <folder>".',
        );
      if (isUnlisted)
        throw new CliError('The pages cannot be stored for a tab alone: omit --unlisted.');
      await checkPages(store, write, acceptance, older);
      return 0;
    }
    const modules = someModules(positionals);
    const before = await liveBeforeChecks(store, modules, older);
    const gate = admittedCandidates(store, modules, shutdownSignal(), acceptance, again);
    const { candidates, accepted } = await gate;
    const releases: Checked['releases'] = {};
    for (const { module, version } of candidates) {
      const former = before.live[module];
      releases[module] = { version, ...(former !== undefined && { former }) };
    }
    const how = { at: new Date().toISOString(), by: acceptance.by, accepted: [...accepted] };
    const checked = { ...how, isUnlisted, releases };
    const text = candidates.map(({ module, version }) => `${module} ${version}`).join(', ');
    printHeading(isUnlisted ? 'Store' : 'Release');
    if (write !== undefined) {
      writeChecked(write, store, checked);
      printDone('checked', text);
      printNext(candidates.map(({ module }) => module).join(' '), write);
      return 0;
    }
    await switchAndPrint(store, isUnlisted ? 'stored' : 'live', text, (state) =>
      withChecked(state, checked, again),
    );
    prune(store);
    return 0;
  },
);

/**
 * Compares the pages that this checkout makes with what guests get, and writes them for "npm run publish -- pages". On
 * this machine, pages are always made by what is checked out.
 */
async function checkPages(
  store: Store,
  folder: string,
  acceptance: Acceptance,
  mayBeOlder: boolean,
): Promise<void> {
  const { [PAGES]: former } = store.readState().live;
  const commit = await cleanCommit(root);
  if (commit === undefined)
    throw new CliError('Commit every file first: the store records the commit of the pages.');
  await requireNotOlder(root, former, mayBeOlder);
  const { setElsewhere } = await loadShop();
  const site = await siteAsDeployed(await readSiteConfig(root), setElsewhere);
  const accepted = [...(await admittedPages({ store, site }, acceptance))];
  writeChecked(folder, store, {
    ...{ at: new Date().toISOString(), by: acceptance.by, accepted, isUnlisted: false },
    releases: { [PAGES]: { version: commit, ...(former !== undefined && { former }) } },
  });
  printNext(PAGES, folder);
}

function printNext(what: string, folder: string): void {
  printRemark(
    `Nothing is live yet: "npm run publish -- ${what} --from ${folder}" brings it to guests.`,
  );
}
