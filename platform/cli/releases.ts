import { resolve } from 'node:path';
import { printHeading, printRemark, root } from '../base';
import { defineCommand } from './command';
import { deploymentLines, releaseTables, reportLines } from './release-tables';
import { STORE_OPTION, storeOf } from './store-option';

export const command = defineCommand(
  {
    usage: 'npm run releases -- [--store <folder>]',
    summary: 'Lists what is live, what was live and when, the sizes, and what each module needs.',
    options: STORE_OPTION,
  },
  async ({ values }) => {
    const store = storeOf(values);
    for (const { title, text } of await releaseTables(store)) {
      printHeading(title);
      console.log(text);
    }
    console.log();
    const deployment = await deploymentLines(store, resolve(root, 'firestore.rules'));
    for (const line of [...(await reportLines(store)), ...deployment]) printRemark(line);
    printRemark(`Store: ${store.directory}`);
    return 0;
  },
);
