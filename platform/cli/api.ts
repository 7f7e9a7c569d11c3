import { printDone, printHeading, root } from '../base';
import { writeReport } from '../build';
import { defineCommand } from './command';

export const command = defineCommand(
  {
    usage: 'node platform/run.mjs api [--unreleased]',
    summary: 'Writes the report of the API of shared into shared/api.',
    options: {
      unreleased: {
        type: 'boolean',
        help: 'allow changes without a new version while no module is released with it',
      },
    },
  },
  async ({ values }) => {
    printHeading('API report');
    const changed = await writeReport(root, values.unreleased === true);
    printDone('written', changed ? 'changed' : 'nothing changed');
    return 0;
  },
);
