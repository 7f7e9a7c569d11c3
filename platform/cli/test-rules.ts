import { printHeading, shutdownSignal } from '../base';
import { describeCount, runRules } from '../test-runner';

// `npm run test:rules -- dishes`: only what needs emulators; everything after the dashes is jest's.
printHeading('Database rules');
const count = await runRules(process.argv.slice(2), shutdownSignal());
console.log(`\n${describeCount(count)}`);
process.exit(count.failed > 0 ? 1 : 0);
