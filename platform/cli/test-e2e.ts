import { printHeading, readSiteConfig, root, shutdownSignal } from '../base';
import { buildModules } from '../build';
import { conclude, runJourneys, withBackends } from '../test-runner';
import { defineCommand } from './command';

export const command = defineCommand(
  {
    usage: 'npm run test:e2e -- [option...]',
    summary: 'Runs the journeys in a browser, against separate sites.',
    options: {},
    passesOn: {
      to: 'Playwright',
      examples: '--grep manager, guest/checkout, --project=firefox, --headed',
    },
  },
  async (_input, args) => {
    const signal = shutdownSignal();
    await readSiteConfig(root);
    printHeading('Building');
    await buildModules(root, signal);
    if (signal.aborted) return 130;
    printHeading('Journeys');
    return conclude(await withBackends(signal, (backends) => runJourneys(args, signal, backends)));
  },
);
