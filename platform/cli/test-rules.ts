import { runRules, runTests } from '../test-runner';
import { defineCommand } from './command';

export const command = defineCommand(
  {
    program: 'npm run test:rules',
    summary: 'Runs the tests that need the database and auth emulators.',
    options: {},
    passesOn: { to: 'jest', examples: 'dishes, -t "a guest"' },
  },
  (_input, args) =>
    runTests([
      [{ title: 'Database rules', run: (signal, backends) => runRules(args, signal, backends) }],
    ]),
);
