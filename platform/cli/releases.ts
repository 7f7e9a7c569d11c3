import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import {
  CliError,
  indent,
  printDone,
  printHeading,
  printRemark,
  STATE_FOLDER,
  stateDirectory,
  textTable,
} from '../base';
import { historyOf, historyPage, tablesOf } from '../history';
import { defineCommand } from './command';
import { SHOP_STORE_OPTION, shopStoreOf } from './store-option';

export const command = defineCommand(
  {
    usage: 'npm run releases -- [--page [file]] [--store <folder>]',
    summary: 'Lists what is live, what was live and when, the sizes, and what each module needs.',
    positionals: {
      placeholder: '[file]',
      help: `for --page; by default ${STATE_FOLDER}/releases.html`,
    },
    options: {
      page: { type: 'boolean', help: 'write an HTML page instead, with plots and the whole log' },
      ...SHOP_STORE_OPTION,
    },
  },
  async ({ values, positionals: [file, ...others] }) => {
    const unexpected = values.page === true ? others[0] : file;
    if (unexpected !== undefined)
      throw new CliError(`Unexpected argument '${unexpected}': only --page takes one, a file.`);
    const store = await shopStoreOf(values);
    const history = historyOf(store);
    if (values.page === true) {
      const path = file === undefined ? resolve(stateDirectory, 'releases.html') : resolve(file);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, await historyPage(history));
      printDone('written', path);
    } else
      for (const { title, ...table } of Object.values(tablesOf(history))) {
        printHeading(title);
        console.log(indent(textTable(table)));
      }
    console.log();
    printRemark(`Store: ${store.directory}`);
    printRemark('Whether guests get it: npm run doctor');
    return 0;
  },
);
