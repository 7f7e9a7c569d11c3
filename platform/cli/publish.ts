import { CliError, printDone, printHeading, root, shutdownSignal, STATE_FOLDER } from '../base';
import { siteComposedWith, siteOfToday } from '../deploy';
import { loadShop, readSiteConfig } from '../shop';
import {
  addChecked,
  bringToGuests,
  publish,
  publishRules,
  publishStaged,
  readChecked,
  readStaged,
  requireCheckedOut,
  resumeStaged,
  stageChange,
  withChecked,
  writeStaged,
} from '../publish';
import { cleanCommit, PAGES, releaseName, requireMerged, type State } from '../releases';
import { findChromium } from '../setup';
import { defineCommand } from './command';
import { AGAIN_OPTION, MODULES_POSITIONAL, someModules } from './module-arguments';
import { publishOptions } from './publish-options';
import { printWhere, SHOP_STORE_OPTION, shopStoreOf } from './store-option';

const RULES = 'rules';

export const command = defineCommand(
  {
    program: 'npm run publish',
    summary:
      'Brings checked releases to guests: stages them, visits them, makes them live. Without a module, brings what is live in the store.',
    options: {
      from: {
        type: 'string',
        placeholder: '<folder>',
        help: 'what "npm run release -- … --write <folder>" wrote',
      },
      stage: {
        type: 'string',
        placeholder: '<file>',
        help: 'only stage it, and write into this file what --staged needs: the visit is made by another job',
      },
      staged: {
        type: 'string',
        placeholder: '<file>',
        help: 'make live what --stage has staged, after a visit',
      },
      ...AGAIN_OPTION,
      older: {
        type: 'boolean',
        help: 'go on even if the store lacks what guests use, or the rules are not those of main',
      },
      ...SHOP_STORE_OPTION,
    },
    positionals: {
      placeholder: '[<module...> | pages | rules]',
      help: `${MODULES_POSITIONAL.help}; "pages" has this checkout make them, "rules" puts firestore.rules in force`,
    },
  },
  async ({ positionals, values }) => {
    const { from, stage, staged, again = false, older = false } = values;
    const words: readonly string[] = positionals;
    requireUsed(words, values);
    const signal = shutdownSignal();
    const site = await readSiteConfig(root);
    const store = await shopStoreOf(values);
    const { visit: visitShop, setElsewhere } = await loadShop();
    const configured = { ...publishOptions(store, site, signal), mayBeOlder: older };
    const ofToday = async () => ({ ...configured, site: await siteOfToday(site, setElsewhere) });
    const done = (label: string, text: string) => {
      printDone(label, text);
      printWhere(store, true);
      return 0;
    };
    printHeading('Publish');
    if (words.length > 1 && words.some((word) => word === RULES || word === PAGES))
      throw new CliError('Publish the pages or the rules alone, without modules.');
    if (words.includes(RULES)) {
      await publishRules(configured, root);
      return done('in force', 'firestore.rules');
    }
    if (positionals.length === 0) {
      await bringToGuests(await ofToday());
      return done('live', site.business.url);
    }
    const names = words.includes(PAGES) ? [PAGES] : someModules(words);
    if (from === undefined)
      throw new CliError(
        `Name what was checked: "npm run release -- ${words.join(' ')} --write ${STATE_FOLDER}/checked", then "--from ${STATE_FOLDER}/checked".`,
      );
    const checked = readChecked(from, names);
    const commit = await cleanCommit(root);
    requireCheckedOut(checked, commit);
    const isRecorded = PAGES in checked.releases || !(PAGES in store.readState().live);
    if (commit !== undefined && isRecorded) await requireMerged(root, commit);
    const change = (state: State) => {
      addChecked(store, from, checked);
      // The first publish decides which commit makes the pages; from then on, only a release of the pages does.
      const live = { ...(commit !== undefined && { [PAGES]: commit }), ...state.live };
      return withChecked({ ...state, live }, checked, again);
    };
    const versions = Object.entries(checked.releases);
    const text = versions.map(([name, { version }]) => releaseName(name, version)).join(', ');
    const message = `${checked.isUnlisted ? 'store' : 'release'} ${text}`;
    if (stage !== undefined) {
      const options = await ofToday();
      await writeStaged(stage, options, await stageChange(options, change));
      printDone('staged', `${text}: nothing is live yet`);
      return 0;
    }
    if (staged !== undefined) {
      const record = readStaged(staged);
      const visited = siteComposedWith(site, setElsewhere, record.composedWith);
      const options = { ...configured, site: visited };
      const made = await resumeStaged(options, change, record);
      if (!(await publishStaged(options, made, message)))
        throw new CliError(
          'Another switch was pushed meanwhile. Nothing was changed: run all jobs again.',
        );
    } else {
      const chromiumPath = await findChromium();
      const visit = (shop: string, address: string) => visitShop(shop, chromiumPath, address);
      await publish(await ofToday(), change, { message, visit });
    }
    return done(checked.isUnlisted ? 'stored' : 'live', text);
  },
);

/**
 * An option that is not used would have something else become live than was meant.
 * @throws CliError naming it.
 */
function requireUsed(words: readonly string[], values: Readonly<Record<string, unknown>>): void {
  const option = ['from', 'stage', 'staged', 'again'].find((name) => values[name] !== undefined);
  if (option !== undefined && (words.length === 0 || words.includes(RULES)))
    throw new CliError(`--${option} needs what was checked: name its modules, or the pages.`);
  if (values.stage !== undefined && values.staged !== undefined)
    throw new CliError('Either --stage or --staged: the visit is made between them.');
}
