import { printHeading, shutdownSignal } from '../base';
import { conclude, runRules, withBackends } from '../test-runner';
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
    const signal = shutdownSignal();
    const outcome = await withBackends(signal, (backends) => runRules(args, signal, backends));
    return conclude(outcome);
  },
);
