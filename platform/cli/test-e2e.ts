import { printHeading, readSiteConfig, root, shutdownSignal } from '../base';
import { buildModules } from '../build';
import { conclude, runJourneys, selectJourneys } from '../test-runner';
import { defineCommand } from './command';

export const command = defineCommand(
  {
    usage: 'npm run test:e2e -- [option...]',
    summary: 'Runs the journeys in a browser, against a separate site.',
    options: {},
    passesOn: { to: 'Playwright', examples: '--grep manager, guest/checkout, --headed' },
  },
  async (_input, args) => {
    const runs = await selectJourneys(args);
    const signal = shutdownSignal();
    await readSiteConfig(root);
    printHeading('Building');
    await buildModules(root, signal);
    if (signal.aborted) return 130;
    printHeading('Journeys');
    const count = await runJourneys(runs, signal);
    return conclude(count);
  },
);
