import { printDone, printHeading, readSiteConfig, root, shutdownSignal } from '../base';
import {
  type BackendName,
  BACKENDS,
  isOurs,
  printModuleUrl,
  readPorts,
  requireServices,
  runInForeground,
  SERVICE_TITLES,
} from '../local-cloud';
import { defineCommand } from './command';
import { MODULE_POSITIONAL, oneModule } from './module-arguments';

export const command = defineCommand(
  {
    usage: 'npm run dev -w <module>',
    summary:
      'Runs one module alone on a page, with the services of the local cloud that are not running yet.',
    options: {},
    positionals: MODULE_POSITIONAL,
  },
  async ({ positionals }) => {
    const name = oneModule(positionals);
    const signal = shutdownSignal();
    const ports = readPorts(process.env);
    const { projectId } = (await readSiteConfig(root)).firebase;
    printHeading(`Starting ${name}`);
    const missing: BackendName[] = [];
    for (const backend of BACKENDS)
      if (await isOurs(backend, { ports, projectId }))
        printDone(SERVICE_TITLES[backend], 'already running');
      else missing.push(backend);
    const parts = [...missing, name];
    await requireServices(ports, parts);
    await runInForeground({ ports, pages: 'dev', parts, stateName: name }, signal, (cloud) => {
      printModuleUrl(cloud, name);
    });
    return 0;
  },
);
