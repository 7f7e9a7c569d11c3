import { printHeading, printRemark, readSiteConfig, root, shutdownSignal } from '../base';
import { readPorts, requireServices, runInForeground } from '../local-cloud';
import { defineCommand } from './command';

export const command = defineCommand(
  {
    usage: 'npm run dev',
    summary:
      'Runs the site with a development server per module, which reloads the page on change.',
    options: {},
  },
  async () => {
    const signal = shutdownSignal();
    const ports = readPorts(process.env);
    await readSiteConfig(root);
    await requireServices(ports);
    printHeading('Starting');
    printRemark('The first build of each module takes a moment.');
    await runInForeground({ ports, pages: 'dev' }, signal);
    return 0;
  },
);
