import { printDone, printHeading, root } from '../base';
import { writeReports } from '../build';
import { defineCommand } from './command';

export const command = defineCommand(
  {
    usage: 'node platform/run.mjs api [--unreleased]',
    summary: 'Writes an API report for each public part of shared into shared/api.',
    options: {
      unreleased: {
        type: 'boolean',
        help: 'allow changes without a new version while no module is released with it',
      },
    },
  },
  async ({ values }) => {
    printHeading('API reports');
    const changed = await writeReports(root, values.unreleased === true);
    printDone('written', changed.length > 0 ? `changed: ${changed.join(', ')}` : 'nothing changed');
    return 0;
  },
);
