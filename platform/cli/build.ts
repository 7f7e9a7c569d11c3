import { CliError, printHeading, root, shutdownSignal } from '../base';
import { readSiteConfig } from '../shop';
import { buildModules } from '../build';
import { checkBudget, RAISING_A_LIMIT } from '../composer';
import { MODULES } from '../modules';
import { defineCommand } from './command';
import { MODULES_POSITIONAL, someModules } from './module-arguments';

export const command = defineCommand(
  {
    program: 'npm run build',
    summary: 'Builds these modules, or all of them, for production. Skips unchanged ones.',
    options: {
      budget: {
        type: 'boolean',
        help: `compare the home page with the limits in shell/budget.json. ${RAISING_A_LIMIT}`,
      },
    },
    positionals: { ...MODULES_POSITIONAL, placeholder: '[module...]' },
  },
  async ({ positionals, values }) => {
    const modules = positionals.length === 0 ? MODULES : someModules(positionals);
    const signal = shutdownSignal();
    await readSiteConfig(root);
    printHeading('Building');
    await buildModules(root, signal, modules);
    if (signal.aborted) return 130;
    if (!values.budget) return 0;
    printHeading('Budget');
    const problems = await checkBudget(root);
    if (problems.length > 0) throw new CliError(problems.join('\n  '));
    return 0;
  },
);
