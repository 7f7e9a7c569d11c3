import { moduleNamed, moduleOrigin, perRemote } from '../../modules';
import { printLine } from '../../base';
import { readSiteConfig } from '../../shop';
import { overBudget, readBudget, scriptBytes, weigh } from './budget';
import { builtModules } from '../last-builds';
import { compose } from '../compose';

/**
 * Measures the last builds against `budget.json` and prints their sizes.
 * @returns a message for each exceeded limit.
 */
export async function checkBudget(root: string): Promise<string[]> {
  const budget = await readBudget(root);
  const modules = builtModules(
    root,
    perRemote((name) => moduleOrigin(moduleNamed(name).port)),
  );
  const weights = await weigh(
    await compose({ modules, site: await readSiteConfig(root) }),
    modules,
  );
  printLine(
    'Home page script',
    `${String(scriptBytes(weights))} of ${String(budget.homeScript)} bytes`,
  );
  printLine('Requests', `${String(weights.requests.length)} of ${String(budget.homeRequests)}`);
  for (const [name, size] of weights.entries)
    printLine(name, `${String(size)} of ${String(budget.remoteEntry)} bytes`);
  return overBudget(weights, budget);
}
