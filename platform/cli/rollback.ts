import {
  CliError,
  printDone,
  platformFile,
  printHeading,
  root,
  runCommand,
  shutdownSignal,
} from '../base';
import { siteOfToday } from '../deploy';
import { loadShop, readSiteConfig } from '../shop';
import { bringToGuests, pushAtOnce } from '../publish';
import {
  PAGES,
  personOf,
  RELEASED,
  requireMeant,
  rollBack,
  type State,
  type Store,
  undoSwitch,
} from '../releases';
import { defineCommand } from './command';
import { releasesNamed } from './module-arguments';
import { publishOptions } from './publish-options';
import { printWhere, SHOP_STORE_OPTION, shopStoreOf } from './store-option';
import { switchAndPrint } from './switch-live';

export const command = defineCommand(
  {
    program: 'npm run rollback',
    summary:
      'Makes the previous release of each of these modules live again, in one step, or undoes a switch. Guests get it at once.',
    options: {
      switch: {
        type: 'string',
        placeholder: '<number>',
        help: 'undo this switch: "npm run releases" lists them',
      },
      why: { type: 'string', placeholder: '<text>', help: 'a sentence for the log' },
      ...SHOP_STORE_OPTION,
    },
    positionals: {
      placeholder: '<module...> | pages',
      help: `${RELEASED.join(', ')}; with "@" and a version, only if that one is live, and even if it came by a rollback`,
    },
  },
  async ({ positionals, values }) => {
    const { why } = values;
    const named =
      positionals.length > 0 || values.switch === undefined ? releasesNamed(positionals) : [];
    const number = values.switch === undefined ? undefined : Number(values.switch);
    if (number !== undefined && (named.length > 0 || !Number.isInteger(number)))
      throw new CliError('Name modules, or the number of one switch: "--switch 41".');
    const store = await shopStoreOf(values);
    const how = {
      at: new Date(),
      by: await personOf(root, false),
      ...(why !== undefined && why !== '' && { why }),
    };
    const modules = named.map(({ module }) => module);
    const text = number === undefined ? modules.join(', ') : `switch ${String(number)}`;
    const change = (state: State) => {
      if (number !== undefined) return undoSwitch(state, number, how);
      for (const { module, version } of named) requireMeant(state, module, version);
      return rollBack(state, modules, how);
    };
    printHeading('Roll back');
    if (store.readHosts().sites === undefined) {
      await switchAndPrint(store, 'rolled back', text, change);
      return 0;
    }
    const site = await readSiteConfig(root);
    const options = { ...publishOptions(store, site, shutdownSignal()), mayBeOlder: true };
    const { log } = await pushAtOnce(options, change, `rollback ${text}`);
    if (PAGES in (log.at(-1)?.modules ?? {})) await publishAnew(store);
    else {
      // After the push, which waits for nothing: what the owner has set since is not part of the decision.
      const { setElsewhere } = await loadShop();
      await bringToGuests({ ...options, site: await siteOfToday(site, setElsewhere) });
    }
    printDone('rolled back', text);
    printWhere(store, true);
    return 0;
  },
);

/** The code that is running made the pages that are to go. Another process takes that of the commit that is live now. */
async function publishAnew({ directory }: Store): Promise<void> {
  const run = [platformFile('run.mjs'), 'publish', '--older', '--store', directory];
  const { code } = await runCommand(process.execPath, run, { cwd: root, shows: true });
  if (code !== 0)
    throw new CliError('Guests still get the former pages: run "npm run publish" again.');
}
