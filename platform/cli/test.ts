import { readSiteConfig, root, shutdownSignal } from '../base';
import { conclude, runStages, STAGES } from '../test-runner';
import { defineCommand } from './command';

export const command = defineCommand(
  {
    usage: 'npm test',
    summary: 'Runs every level of the tests and sums them up in its last line.',
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
