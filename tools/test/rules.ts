import { endingSignal } from '../ending';
import { printHeading } from '../terminal';
import { describeCount } from './count';
import { runRules } from './run-rules';

// `npm run test:rules -- dishes`: only what needs emulators; everything after the dashes is jest's.
printHeading('Database rules');
const count = await runRules(process.argv.slice(2), endingSignal());
console.log(`\n${describeCount(count)}`);
process.exit(count.failed > 0 ? 1 : 0);
