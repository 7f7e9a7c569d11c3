import { printDone, printHeading, readSiteConfig, root } from '../base';
import { examine, printFindings, sendTestOrder } from '../doctor';
import { defineCommand } from './command';
import { STORE_OPTION, storeOf } from './store-option';

export const command = defineCommand(
  {
    usage: 'npm run doctor -- [--order] [--store <folder>]',
    summary: 'Checks every part of a shop and says what is wrong and what to do. Changes nothing.',
    options: {
      order: {
        type: 'boolean',
        help: 'instead, send one order marked "TEST, please ignore" from a page of the shop',
      },
      ...STORE_OPTION,
    },
  },
  async ({ values }) => {
    const site = await readSiteConfig(root);
    if (values.order) {
      printHeading(`Ordering at ${site.business.url}`);
      printDone('Test order', await sendTestOrder(site));
      return 0;
    }
    printHeading(`Checking ${site.business.url}`);
    const findings = await examine(site, storeOf(values));
    printFindings(findings);
    return findings.some(({ level }) => level === 'problem') ? 1 : 0;
  },
);
