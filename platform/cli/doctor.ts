import { CliError, printDone, printHeading, root } from '../base';
import * as v from 'valibot';
import type { Store } from '../releases';
import { load, loadShop, readSiteConfig } from '../shop';
import { findChromium } from '../setup';
import { defineCommand } from './command';
import { SHOP_STORE_OPTION, shopStoreOf } from './store-option';

/** `doctor.platform.ts`: the checks of the shop. */
export interface Doctor {
  /**
   * Checks all parts of the shop, and prints what it finds. It changes nothing and sends no email.
   * @returns whether there are no problems.
   */
  examine: (store: Store) => Promise<boolean>;
  /**
   * Sends one marked order like a guest.
   * @returns what happened, in a sentence.
   */
  order?: () => Promise<string>;
}

const loadDoctor = () =>
  load(
    'doctor.platform.ts',
    v.object({ doctor: v.custom<Doctor>((value) => value instanceof Object) }),
  );

export const command = defineCommand(
  {
    program: 'npm run doctor',
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
      const { visit: visitShop, visited } = await loadShop();
      await visitShop(shop, await findChromium(), visit === '' ? shop : visit);
      printDone('Visit', visited);
      return 0;
    }
    if (values.order) {
      const { doctor } = await loadDoctor();
      if (!doctor.order) throw new CliError('This shop takes no orders by email.');
      printHeading(`Ordering at ${site.business.url}`);
      printDone('Test order', await doctor.order());
      return 0;
    }
    const store = await shopStoreOf(values);
    const { doctor } = await loadDoctor();
    printHeading(`Checking ${site.business.url}`);
    return (await doctor.examine(store)) ? 0 : 1;
  },
);
