import { buildModules } from '../build';
import { printHeading, root, shutdownSignal } from '../base';
import {
  announceSite,
  ensureEmulators,
  readPorts,
  requireFreePorts,
  runInForeground,
} from '../local-cloud';

// `npm start`: the whole site from its production builds, with everything it needs.
const signal = shutdownSignal();
const ports = readPorts(process.env);
await requireFreePorts(ports);
await ensureEmulators();

printHeading('Building');
await buildModules(root, signal);
if (!signal.aborted) {
  printHeading('Starting');
  await runInForeground({ ports, pages: 'built' }, signal, announceSite);
}
process.exit(0);
