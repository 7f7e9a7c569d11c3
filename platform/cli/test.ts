import { root, shutdownSignal } from '../base';
import { readSiteConfig } from '../../shell/tools/site-config';
import { conclude, runSuites, STAGES } from '../test-runner';
import { defineCommand } from './command';

export const command = defineCommand(
  {
    usage: 'npm test',
    summary: 'Runs all tests. The last line has the totals.',
    options: {},
  },
  async () => {
    const signal = shutdownSignal();
    await readSiteConfig(root);
    const total = await runSuites(STAGES, signal);
    return conclude(total, signal);
  },
);
