import { CliError, printHeading, readSiteConfig, root, shutdownSignal } from '../base';
import { buildModules } from '../build';
import { checkBudget, RAISING_A_LIMIT } from '../composer';
import { defineCommand } from './command';

export const command = defineCommand(
  {
    usage: 'npm run budget -- [--record]',
    summary: `Compares the home page with the limits in platform/composer/budget/budget.json. ${RAISING_A_LIMIT}`,
    options: {
      record: { type: 'boolean', help: 'also write the sizes into budget.json' },
    },
  },
  async ({ values }) => {
    await readSiteConfig(root);
    const signal = shutdownSignal();
    printHeading('Building');
    await buildModules(root, signal);
    if (signal.aborted) return 130;
    printHeading('Budget');
    const problems = await checkBudget(root, values.record === true);
    if (problems.length > 0) throw new CliError(problems.join('\n  '));
    return 0;
  },
);
