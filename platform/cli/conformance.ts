import { indent } from '../base';
import { readConformance } from '../test-runner';
import { defineCommand } from './command';

export const command = defineCommand(
  {
    usage: 'node platform/run.mjs conformance',
    summary:
      'Says which statements of the specification and which cases of docs/reliability.md have no test.',
    options: {},
  },
  async () => {
    const { summary, problems } = await readConformance();
    console.log(indent([...problems, summary].join('\n')));
    return problems.length > 0 ? 1 : 0;
  },
);
