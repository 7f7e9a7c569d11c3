import { printHeading, shutdownSignal } from '../base';
import { conclude, runRules } from '../test-runner';
import { defineCommand } from './command';

export const command = defineCommand(
  {
    usage: 'npm run test:rules -- [option...]',
    summary: 'Runs the tests that need the database and auth emulators.',
    options: {},
    passesOn: { to: 'jest', examples: 'dishes, -t "a guest"' },
  },
  async (_input, args) => {
    printHeading('Database rules');
    const outcome = await runRules(args, shutdownSignal());
    return conclude(outcome);
  },
);
