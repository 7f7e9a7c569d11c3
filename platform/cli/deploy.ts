import { printDone, printHeading, readSiteConfig, root, shutdownSignal } from '../base';
import { deploy, firebaseClient, smokeTest } from '../deploy';
import { readPages } from '../pipeline';
import { findChromium } from '../setup';
import { defineCommand } from './command';
import { STORE_OPTION, storeOf } from './store-option';

/** Firebase Hosting updates its copies around the world within about a minute. */
const RETRY_LIMITS = { limitMs: 180_000, pauseMs: 2000 };

export const command = defineCommand(
  {
    usage: 'npm run deploy -- [--no-rules] [--pages <folder>] [--older] [--store <folder>]',
    summary: 'Deploys what is live in the store to its hosts, and checks every address.',
    options: {
      'no-rules': {
        type: 'boolean',
        help: 'leave the database rules that are in force, whatever firestore.rules says',
      },
      pages: {
        type: 'string',
        placeholder: '<folder>',
        help: 'the pages, composed by another job; without it, this checkout composes them',
      },
      older: {
        type: 'boolean',
        help: 'go on even if the branch "releases" has a newer switch, this checkout is older, or the store lacks what guests use',
      },
      ...STORE_OPTION,
    },
  },
  async ({ values }) => {
    const site = await readSiteConfig(root);
    const options = {
      store: storeOf(values),
      site,
      root,
      mayBeOlder: values.older === true,
      ...(values.pages !== undefined && { pages: readPages(values.pages) }),
    };
    printHeading('Deploy');
    const signal = shutdownSignal();
    const chromiumPath = await findChromium();
    await deploy({
      ...options,
      keepsRules: values['no-rules'] === true,
      client: firebaseClient({ root, project: site.firebase.projectId, signal }),
      smokeTest: (shop) => smokeTest(shop, chromiumPath),
      retryLimits: RETRY_LIMITS,
      signal,
    });
    printDone('deployed', site.business.url);
    return 0;
  },
);
