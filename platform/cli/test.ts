import { readSiteConfig, root, shutdownSignal } from '../base';
import { conclude, runStages, STAGES } from '../test-runner';
import { defineCommand } from './command';

export const command = defineCommand(
  {
    usage: 'npm test',
    summary: 'Runs all levels of the tests. The last line has the totals.',
    options: {},
  },
  async () => {
    const signal = shutdownSignal();
    await readSiteConfig(root);
    const total = await runStages(STAGES, signal);
    if (signal.aborted) return 130;
    return conclude(total);
  },
);
