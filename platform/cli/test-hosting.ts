import { printHeading, readSiteConfig, root, shutdownSignal } from '../base';
import { conclude, runHosting } from '../test-runner';
import { defineCommand } from './command';

export const command = defineCommand(
  {
    usage: 'npm run test:hosting -- [option...]',
    summary: 'Runs the journeys on the Hosting emulator, with the headers of production.',
    options: {},
    passesOn: { to: 'Playwright', examples: '--grep canary, --headed' },
  },
  async (_input, args) => {
    await readSiteConfig(root);
    printHeading('Hosting');
    const count = await runHosting(args, shutdownSignal());
    return conclude(count);
  },
);
