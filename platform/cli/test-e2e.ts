import { printHeading, root, shutdownSignal } from '../base';
import { readSiteConfig } from '../shop';
import { buildModules } from '../build';
import { runJourneys, runTests } from '../test-runner';
import { defineCommand } from './command';

export const command = defineCommand(
  {
    program: 'npm run test:e2e',
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
    return runTests(
      [[{ title: 'Journeys', run: (stop, backends) => runJourneys(args, stop, backends) }]],
      {
        signal,
      },
    );
  },
);
