import { buildModules } from '../build';
import { printHeading, root, shutdownSignal } from '../base';
import { describeCount, runJourneys } from '../test-runner';

// `npm run test:e2e -- --grep manager`: only the journeys; everything after the dashes is Playwright's.
const signal = shutdownSignal();
printHeading('Building');
await buildModules(root, signal);
if (signal.aborted) process.exit(130);

printHeading('Journeys');
const count = await runJourneys(process.argv.slice(2), signal);
console.log(`\n${describeCount(count)}`);
process.exit(count.failed > 0 ? 1 : 0);
