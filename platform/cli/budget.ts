import { buildModules } from '../build';
import { CliError, printHeading, root, shutdownSignal } from '../base';
import { checkBudget } from '../composer';

// `npm run budget` weighs the home page; `npm run budget -- --record` also writes the sizes into budget.json.
printHeading('Building');
await buildModules(root, shutdownSignal());
printHeading('Budget');
const problems = await checkBudget(root, process.argv.includes('--record'));
if (problems.length > 0) throw new CliError(problems.join('\n  '));
process.exit(0);
