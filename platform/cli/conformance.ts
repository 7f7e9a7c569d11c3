import { checkConformance } from '../test-runner';
import { defineCommand } from './command';

export const command = defineCommand(
  {
    usage: 'npm run conformance -- [option...]',
    summary:
      'Lists which statements of the specification and which cases of docs/reliability.md have a test, and which do not.',
    options: {
      require: {
        type: 'string',
        placeholder: 'A-L',
        help: 'fail when a statement of these sections has no passing test and no exemption',
      },
      brief: { type: 'boolean', help: 'leave out the list of statements with their tests' },
      fresh: { type: 'boolean', help: 'run the unit tests first' },
    },
  },
  async ({ values: { require, brief = false, fresh = false } }) => {
    const failures = checkConformance({
      ...(require !== undefined && { required: require }),
      isBrief: brief,
      isFresh: fresh,
    });
    for (const failure of failures) console.error(failure);
    return Promise.resolve(failures.length > 0 ? 1 : 0);
  },
);
