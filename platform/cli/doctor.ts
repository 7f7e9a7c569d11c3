import { printDone, printHeading, readSiteConfig, root } from '../base';
import { chooseTarget, examine, printFindings, sendTestOrder } from '../doctor';
import { openStore } from '../releases';
import { defineCommand } from './command';
import { STORE_OPTION } from './store-option';

export const command = defineCommand(
  {
    usage: 'npm run doctor -- [--order] [--store <folder>]',
    summary: 'Checks every part of a shop and says what is wrong and what to do. Changes nothing.',
    options: {
      order: {
        type: 'boolean',
        help: 'instead, send one order marked "TEST, please ignore" from a page of the shop',
      },
      store: {
        ...STORE_OPTION.store,
        help: 'the store of a real shop, which is at business.url; by default the local cloud',
      },
    },
  },
  async ({ values: { order, store } }) => {
    const target = await chooseTarget(
      await readSiteConfig(root),
      store === undefined ? undefined : openStore(store),
      process.env,
    );
    if (order) {
      printHeading(`Ordering at ${target.shop}`);
      printDone('Test order', await sendTestOrder(target));
      return 0;
    }
    printHeading(`Checking ${target.shop}`);
    const findings = await examine(target);
    printFindings(findings);
    return findings.some(({ level }) => level === 'problem') ? 1 : 0;
  },
);
