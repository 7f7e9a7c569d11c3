import { shutdownSignal } from '../base';
import { conclude, runRules, runSuites } from '../test-runner';
import { defineCommand } from './command';

export const command = defineCommand(
  {
    usage: 'npm run test:rules -- [option...]',
    summary: 'Runs the tests that need the database and auth emulators.',
    options: {},
    passesOn: { to: 'jest', examples: 'dishes, -t "a guest"' },
  },
  async (_input, args) => {
    const signal = shutdownSignal();
    const total = await runSuites(
      [[{ title: 'Database rules', run: (...given) => runRules(args, ...given) }]],
      signal,
    );
    return conclude(total, signal);
  },
);
