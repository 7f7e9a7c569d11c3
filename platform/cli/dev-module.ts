import { address, printDone, printHeading, readSiteConfig, root, shutdownSignal } from '../base';
import {
  announceAccounts,
  type BackendName,
  ensureEmulators,
  findMissingBackends,
  readPorts,
  requireFreePorts,
  runInForeground,
  SERVICE_TITLES,
} from '../local-cloud';
import { defineCommand } from './command';
import { MODULE_POSITIONAL, oneModule } from './module-arguments';

const portsOf = (backend: BackendName) =>
  backend === 'inbox' ? (['smtp', 'inbox'] as const) : ([backend] as const);

export const command = defineCommand(
  {
    usage: 'npm run dev -w <module>',
    summary:
      'Runs one module alone in a frame of its own, with those services of the local cloud that do not run yet.',
    options: {},
    positionals: MODULE_POSITIONAL,
  },
  async ({ positionals }) => {
    const name = oneModule(positionals);
    const signal = shutdownSignal();
    const ports = readPorts(process.env);
    await readSiteConfig(root);
    printHeading(`Starting ${name}`);
    const missing = await findMissingBackends(ports, (backend) => {
      printDone(SERVICE_TITLES[backend], 'already running');
    });
    await requireFreePorts(ports, [name, ...missing.flatMap(portsOf)]);
    if (missing.includes('firestore')) await ensureEmulators();
    await runInForeground(
      { ports, pages: 'dev', parts: [...missing, name], stateName: name },
      signal,
      (cloud) => {
        announceAccounts(cloud);
        console.log(`\n  Open ${address(cloud.urls[name])}\n`);
      },
    );
    return 0;
  },
);
