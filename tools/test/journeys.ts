import { buildModules } from '../build/build-modules';
import { endingSignal } from '../ending';
import { root } from '../paths';
import { printHeading } from '../terminal';
import { describeCount } from './count';
import { runJourneys } from './run-journeys';

// `npm run test:e2e -- --grep manager`: only the journeys; everything after the dashes is Playwright's.
const ending = endingSignal();
printHeading('Building');
await buildModules(root, ending);
if (ending.aborted) process.exit(130);

printHeading('Journeys');
const count = await runJourneys(process.argv.slice(2), ending);
console.log(`\n${describeCount(count)}`);
process.exit(count.failed > 0 ? 1 : 0);
