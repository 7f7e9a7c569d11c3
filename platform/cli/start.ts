import { CliError, printHeading, root, shutdownSignal } from '../base';
import { loadLocalShop, readSiteConfig, siteConfigPath } from '../shop';
import { buildModules } from '../build';
import { readPorts, requireServices, runInForeground } from '../local-cloud';
import { defineCommand } from './command';

export const command = defineCommand(
  {
    program: 'npm start',
    summary: 'Builds the site and runs it on this machine with everything it needs.',
    options: {
      demo: {
        type: 'string',
        placeholder: '<name>',
        help: 'another complete business that the shop has',
      },
    },
  },
  async ({ values: { demo } }) => {
    const signal = shutdownSignal();
    const ports = readPorts(process.env);
    const siteConfig = demo === undefined ? siteConfigPath(root) : await configOf(demo);
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

/** @throws CliError listing the known names. */
async function configOf(demo: string): Promise<string> {
  const { demos = {} } = await loadLocalShop();
  const config = demos[demo];
  if (config !== undefined) return config;
  const names = Object.keys(demos).join(', ');
  throw new CliError(`There is no demo "${demo}": --demo takes one of ${names}.`);
}
