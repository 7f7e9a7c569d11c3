import { root } from '../base';
import { readSiteConfig } from '../shop';
import { moduleChecks, runTests } from '../test-runner';
import { defineCommand } from './command';
import { MODULE_POSITIONAL, oneModule } from './module-arguments';

export const command = defineCommand(
  {
    usage: 'npm run check -- <module>',
    summary:
      'Checks one module: its types, lint, unit tests, and its journeys against a site with the last builds.',
    options: {},
    positionals: MODULE_POSITIONAL,
  },
  async ({ positionals }) => {
    const stages = moduleChecks(oneModule(positionals));
    await readSiteConfig(root);
    return runTests(stages);
  },
);
