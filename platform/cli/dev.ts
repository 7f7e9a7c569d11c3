import { printHeading, printRemark, shutdownSignal } from '../base';
import {
  announceSite,
  ensureEmulators,
  readPorts,
  requireFreePorts,
  runInForeground,
} from '../local-cloud';

// `npm run dev`: the same cloud, with every module behind a development server that reloads on change.
const signal = shutdownSignal();
const ports = readPorts(process.env);
await requireFreePorts(ports);
await ensureEmulators();

printHeading('Starting');
printRemark('The first build of each module takes a moment.');
await runInForeground({ ports, pages: 'dev' }, signal, announceSite);
process.exit(0);
