import { formatDuration, printHeading, printRemark, shutdownSignal } from '../base';
import { mutateRules } from '../test-runner';
import { defineCommand } from './command';

export const command = defineCommand(
  {
    usage: 'npm run rules:mutate',
    summary: 'Breaks the database rules in one place after another. A test must fail each time.',
    options: {},
  },
  async () => {
    const signal = shutdownSignal();
    printHeading('Breaking the database rules');
    const startedAt = Date.now();
    const survivors = await mutateRules(signal);
    if (signal.aborted) return 130;
    printRemark(`It took ${formatDuration(Date.now() - startedAt)}.`);
    return survivors > 0 ? 1 : 0;
  },
);
