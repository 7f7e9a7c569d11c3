import { root } from '../base';
import { readSiteConfig } from '../shop';
import { runTests, selectFrom, STAGES } from '../test-runner';
import { defineCommand } from './command';

export const command = defineCommand(
  {
    program: 'npm test',
    summary:
      'Tests what has changed since it last passed, and what depends on that. The last line has the totals.',
    options: {
      all: { type: 'boolean', help: 'repeat also what passed before with the same files' },
    },
    positionals: {
      placeholder: '[name...]',
      help: 'only what a change to this folder concerns: shell; or only these suites: lint, "unit tests"',
    },
  },
  async ({ positionals, values }) => {
    const stages = selectFrom(STAGES, positionals);
    await readSiteConfig(root);
    return runTests(stages, { isAll: values.all === true });
  },
);
