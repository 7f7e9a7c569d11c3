import { printHeading } from '../base';
import { examine, printFindings } from '../doctor';
import { defineCommand } from './command';
import { TARGET_OPTIONS, targetOf } from './doctor-target';

export const command = defineCommand(
  {
    usage: 'npm run doctor -- [--store <folder>] [--address <url>]',
    summary: 'Checks every part of a shop and says what is wrong and what to do. Changes nothing.',
    options: TARGET_OPTIONS,
  },
  async ({ values }) => {
    const target = await targetOf(values);
    printHeading(`Checking ${target.shop}`);
    const findings = await examine(target);
    printFindings(findings);
    return findings.some(({ level }) => level === 'problem') ? 1 : 0;
  },
);
