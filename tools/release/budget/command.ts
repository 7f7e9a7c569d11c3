import { buildModules } from '../../build/build-modules';
import { Complaint } from '../../complaint';
import { endingSignal } from '../../ending';
import { root } from '../../paths';
import { printHeading } from '../../terminal';
import { checkBudget } from './check-budget';

// `npm run budget` weighs the home page; `npm run budget -- --record` also writes the sizes into budget.json.
printHeading('Building');
await buildModules(root, endingSignal());
printHeading('Budget');
const problems = await checkBudget(root, process.argv.includes('--record'));
if (problems.length > 0) throw new Complaint(problems.join('\n  '));
process.exit(0);
