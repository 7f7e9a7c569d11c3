import { printHeading, readSiteConfig, root, shutdownSignal } from '../base';
import { buildModules } from '../build';
import { announceSite, readPorts, requireServices, runInForeground } from '../local-cloud';
import { defineCommand } from './command';

export const command = defineCommand(
  {
    usage: 'npm start',
    summary: 'Builds the site and runs it on this machine with everything it needs.',
    options: {},
  },
  async () => {
    const signal = shutdownSignal();
    const ports = readPorts(process.env);
    await readSiteConfig(root);
    await requireServices(ports);
    printHeading('Building');
    await buildModules(root, signal);
    if (signal.aborted) return 0;
    printHeading('Starting');
    await runInForeground({ ports, pages: 'built' }, signal, announceSite);
    return 0;
  },
);
