import { resolve } from 'node:path';
import {
  printDone,
  printHeading,
  printLine,
  printRemark,
  readSiteConfig,
  root,
  shutdownSignal,
} from '../base';
import { deploy, firebaseClient, type Plan, showPlan, smokeTest } from '../deploy';
import { findChromium } from '../setup';
import { defineCommand } from './command';
import { STORE_OPTION, storeOf } from './store-option';

/** Firebase Hosting updates its copies around the world within about a minute. */
const RETRY_LIMITS = { limitMs: 180_000, pauseMs: 2000 };

export const command = defineCommand(
  {
    usage: 'npm run deploy -- [--dry-run] [--no-rules] [--older] [--store <folder>]',
    summary: 'Deploys what is live in the store to its hosts, and checks every address.',
    options: {
      'dry-run': { type: 'boolean', help: 'print what would be deployed, without deploying it' },
      'no-rules': {
        type: 'boolean',
        help: 'leave the database rules that are in force, whatever firestore.rules says',
      },
      older: {
        type: 'boolean',
        help: 'go on even if the branch "releases" has, or may have, a newer switch',
      },
      ...STORE_OPTION,
    },
  },
  async ({ values }) => {
    const store = storeOf(values);
    const site = await readSiteConfig(root);
    const rules = resolve(root, 'firestore.rules');
    const keepsRules = values['no-rules'] === true;
    const mayBeOlder = values.older === true;
    if (values['dry-run']) {
      printPlan(await showPlan({ store, site, rules, keepsRules, mayBeOlder }), keepsRules);
      return 0;
    }
    const signal = shutdownSignal();
    const chromiumPath = await findChromium(root);
    await deploy({
      store,
      site,
      rules,
      keepsRules,
      mayBeOlder,
      client: firebaseClient({ root, project: site.firebase.projectId, signal }),
      smokeTest: (shop) => smokeTest(shop, chromiumPath),
      retryLimits: RETRY_LIMITS,
      onPlan: (plan) => {
        printPlan(plan, keepsRules);
        printHeading('Deploy');
      },
      onStep: (step) => {
        printRemark(step);
      },
      signal,
    });
    printDone('deployed', site.business.url);
    return 0;
  },
);

function printPlan(plan: Plan, keepsRules: boolean): void {
  const { target, differences, rulesChanged, isDeployed, addresses } = plan;
  printHeading('Plan');
  printLine('composition', `${target.composition}${isDeployed ? ', deployed before' : ''}`);
  for (const { module, deployed, live } of differences)
    printLine(module, `${deployed ?? 'nothing'} → ${live ?? 'nothing'}`);
  printLine(
    'database rules',
    keepsRules ? 'left as they are' : rulesChanged ? 'changed' : 'as deployed',
  );
  const count = addresses.remotes.length + addresses.shell.length;
  printLine('addresses to check', String(count));
}
