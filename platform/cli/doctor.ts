import { printDone, printHeading, root } from '../base';
import { sendTestOrder } from '../../cart-mfe/tools/test-order';
import { examine } from '../../shell/tools/doctor/examine';
import { printFindings } from '../../shell/tools/doctor/report';
import { readSiteConfig } from '../../shell/tools/site-config';
import { smokeTest } from '../../shell/tools/visit-shop';
import { findChromium } from '../setup';
import { defineCommand } from './command';
import { SHOP_STORE_OPTION, shopStoreOf } from './store-option';

export const command = defineCommand(
  {
    usage: 'npm run doctor -- [--order | --visit <address>] [--store <folder>]',
    summary: 'Checks every part of a shop and says what is wrong and what to do. Changes nothing.',
    options: {
      order: {
        type: 'boolean',
        help: 'instead, send one order marked "TEST, please ignore" from a page of the shop',
      },
      visit: {
        type: 'string',
        placeholder: '<address>',
        help: 'instead, use the shop like a guest, in a browser, with the documents at this address; with "" those that guests get',
      },
      ...SHOP_STORE_OPTION,
    },
  },
  async ({ values }) => {
    const site = await readSiteConfig(root);
    const { visit } = values;
    if (visit !== undefined) {
      const shop = new URL(site.business.url).origin;
      printHeading(`Visiting ${visit === '' ? shop : visit}`);
      await smokeTest(shop, await findChromium(), visit === '' ? shop : visit);
      printDone('Visit', 'a dish can be ordered');
      return 0;
    }
    if (values.order) {
      printHeading(`Ordering at ${site.business.url}`);
      printDone('Test order', await sendTestOrder(site));
      return 0;
    }
    const store = await shopStoreOf(values);
    printHeading(`Checking ${site.business.url}`);
    const findings = await examine(site, store);
    printFindings(findings);
    return findings.some(({ level }) => level === 'problem') ? 1 : 0;
  },
);
