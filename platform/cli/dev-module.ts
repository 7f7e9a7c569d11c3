import { printDone, printHeading, readSiteConfig, root, shutdownSignal } from '../base';
import { BACKENDS, hasDemo, readPorts, requireServices, runInForeground } from '../local-cloud';
import { defineCommand } from './command';
import { MODULE_POSITIONAL, oneModule } from './module-arguments';

export const command = defineCommand(
  {
    usage: 'npm run dev -w <module>',
    summary:
      'Runs one module alone on a page, on the local cloud that is running, or with services of its own.',
    options: {},
    positionals: MODULE_POSITIONAL,
  },
  async ({ positionals }) => {
    const name = oneModule(positionals);
    const signal = shutdownSignal();
    const ports = readPorts(process.env);
    const { projectId } = (await readSiteConfig(root)).firebase;
    printHeading(`Starting ${name}`);
    const isRunning = await hasDemo({ ports, projectId });
    if (isRunning) printDone('Local cloud', 'already running');
    const parts = isRunning ? [name] : [...BACKENDS, name];
    await requireServices(ports, parts);
    await runInForeground({ ports, pages: 'dev', parts }, signal, name);
    return 0;
  },
);
