import { printHeading, root, shutdownSignal } from '../base';
import { DEMO_NAMES, demoSiteConfig } from '../../shell/tools/demos/demos';
import { readSiteConfig, siteConfigPath } from '../../shell/tools/site-config';
import { buildModules } from '../build';
import { readPorts, requireServices, runInForeground } from '../local-cloud';
import { defineCommand } from './command';

export const command = defineCommand(
  {
    usage: 'npm start -- [option]',
    summary: 'Builds the site and runs it on this machine with everything it needs.',
    options: {
      demo: {
        type: 'string',
        placeholder: '<name>',
        help: `another complete business: ${DEMO_NAMES.join(', ')}`,
      },
    },
  },
  async ({ values: { demo } }) => {
    const signal = shutdownSignal();
    const ports = readPorts(process.env);
    const siteConfig = demo === undefined ? siteConfigPath(root) : demoSiteConfig(demo);
    await readSiteConfig(root, siteConfig);
    await requireServices(ports);
    printHeading('Building');
    await buildModules(root, signal);
    if (signal.aborted) return 0;
    printHeading('Starting');
    await runInForeground({ ports, pages: 'built', siteConfig }, signal);
    return 0;
  },
);
