import { readSiteConfig, root, shutdownSignal } from '../base';
import { type Count, describeCount, LEVELS, runLevels, sum } from '../test-runner';
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
    const counts: Count[] = [];
    for (const levels of LEVELS) {
      if (!signal.aborted) counts.push(await runLevels(levels, signal));
    }
    if (signal.aborted) return 130;
    const total = sum(counts);
    console.log(`\n${describeCount(total)}`);
    return total.failed > 0 ? 1 : 0;
  },
);
