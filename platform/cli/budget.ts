import { CliError, printHeading, readSiteConfig, root, shutdownSignal } from '../base';
import { buildModules } from '../build';
import { checkBudget } from '../composer';
import { defineCommand } from './command';

const RAISING =
  'Raise a limit in a separate pull request, approved by the code owners of platform/composer/budget, with the reason in docs/performance.md.';

export const command = defineCommand(
  {
    usage: 'npm run budget -- [--record]',
    summary: `Compares the home page with the limits in platform/composer/budget/budget.json. ${RAISING}`,
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
    if (problems.length > 0) throw new CliError([...problems, RAISING].join('\n  '));
    return 0;
  },
);
