import { indent, printHeading, printRemark, textTable } from '../base';
import { defineCommand } from './command';
import { markdownOf, tablesOf } from './history-tables';
import { SHOP_STORE_OPTION, shopStoreOf } from './store-option';

export const command = defineCommand(
  {
    program: 'npm run releases',
    summary: 'Lists what is live, what was live and when, the sizes, and what each module needs.',
    options: {
      markdown: { type: 'boolean', help: 'print only the tables, as Markdown' },
      ...SHOP_STORE_OPTION,
    },
  },
  async ({ values }) => {
    const store = await shopStoreOf(values);
    const tables = tablesOf(store);
    if (values.markdown) {
      console.log(markdownOf(tables));
      return 0;
    }
    for (const { title, ...table } of Object.values(tables)) {
      printHeading(title);
      console.log(indent(textTable(table)));
    }
    console.log();
    printRemark(`Store: ${store.directory}`);
    printRemark('Whether guests get it: npm run doctor');
    return 0;
  },
);
