import { root } from '../base';
import { readSiteConfig } from '../shop';
import { runTests, STAGES } from '../test-runner';
import { defineCommand } from './command';

export const command = defineCommand(
  {
    usage: 'npm test',
    summary: 'Runs all tests. The last line has the totals.',
    options: {},
  },
  async () => {
    await readSiteConfig(root);
    return runTests(STAGES);
  },
);
