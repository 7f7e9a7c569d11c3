import { checkConformance } from '../test-runner';
import { defineCommand } from './command';

export const command = defineCommand(
  {
    usage: 'node platform/run.mjs conformance [option...]',
    summary:
      'Lists which statements of the specification and which cases of docs/reliability.md have a test, and which do not.',
    options: {
      require: {
        type: 'boolean',
        help: 'fail when a statement or a case has no passing test',
      },
      brief: { type: 'boolean', help: 'leave out the list of statements with their tests' },
    },
  },
  ({ values: { require = false, brief = false } }) => {
    const failures = checkConformance({ isRequired: require, isBrief: brief });
    for (const failure of failures) console.error(failure);
    return failures.length > 0 ? 1 : 0;
  },
);
