import { printHeading, printRemark } from '../base';
import { defineCommand } from './command';
import { releaseTables } from './release-tables';
import { SHOP_STORE_OPTION, shopStoreOf } from './store-option';

export const command = defineCommand(
  {
    usage: 'npm run releases -- [--store <folder>]',
    summary: 'Lists what is live, what was live and when, the sizes, and what each module needs.',
    options: SHOP_STORE_OPTION,
  },
  async ({ values }) => {
    const store = await shopStoreOf(values);
    for (const { title, text } of releaseTables(store)) {
      printHeading(title);
      console.log(text);
    }
    console.log();
    printRemark(`Store: ${store.directory}`);
    printRemark('Whether guests get it: npm run doctor');
    return 0;
  },
);
