import { writeFile } from 'node:fs/promises';
import { defaultRemoteOrigins } from '../../modules';
import { printDone, printLine, readSiteConfig } from '../../base';
import { budgetPath, overBudget, readBudget, scriptBytes, weigh } from './budget';
import { builtModules } from '../last-builds';
import { compose } from '../compose';

/**
 * Measures the last builds against `budget.json` and prints their sizes.
 * @param isRecorded whether to save the sizes, so that later ones are compared with them.
 * @returns a message for each exceeded limit.
 */
export async function checkBudget(root: string, isRecorded: boolean): Promise<string[]> {
  const path = budgetPath(root);
  const budget = await readBudget(path);
  const modules = await builtModules(root, defaultRemoteOrigins());
  const weights = await weigh(
    await compose({ modules, site: await readSiteConfig(root) }),
    modules,
  );
  const problems = overBudget(weights, budget);
  if (isRecorded) {
    const recorded = {
      ...Object.fromEntries(weights.scripts),
      ...Object.fromEntries(weights.entries),
    };
    await writeFile(path, `${JSON.stringify({ ...budget, recorded }, null, 2)}\n`);
    printDone('budget.json', 'recorded');
  }
  printLine(
    'Home page script',
    `${String(scriptBytes(weights))} of ${String(budget.homeScript)} bytes`,
  );
  printLine('Requests', `${String(weights.requests.length)} of ${String(budget.homeRequests)}`);
  for (const [name, size] of weights.entries)
    printLine(name, `${String(size)} of ${String(budget.remoteEntry)} bytes`);
  return problems;
}
