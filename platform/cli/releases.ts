import { printHeading, printRemark } from '../base';
import { readArguments } from './release-arguments';
import { releaseTables } from './release-tables';

// `npm run releases`: what is live, what was and when, how large it is, and who needs what.
const { store } = readArguments(process.argv.slice(2));
for (const { title, text } of await releaseTables(store)) {
  printHeading(title);
  console.log(text);
}
console.log();
printRemark(`Store: ${store.directory}`);
process.exit(0);
