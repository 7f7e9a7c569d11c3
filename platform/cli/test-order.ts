import { printDone, printHeading } from '../base';
import { sendTestOrder } from '../doctor';
import { defineCommand } from './command';
import { TARGET_OPTIONS, targetOf } from './doctor-target';

export const command = defineCommand(
  {
    usage: 'npm run test-order -- [--store <folder>] [--address <url>]',
    summary: 'Sends one order marked "TEST, please ignore" from a page of the shop.',
    options: TARGET_OPTIONS,
  },
  async ({ values }) => {
    const target = await targetOf(values);
    printHeading(`Ordering at ${target.shop}`);
    printDone('Test order', await sendTestOrder(target));
    return 0;
  },
);
