import { buildModules } from '../build/build-modules';
import { endingSignal } from '../ending';
import { root } from '../paths';
import { printHeading } from '../terminal';
import { announceSite } from './announce';
import { demandEmulators, runInForeground } from './cloud-run';
import { demandFreePorts } from './port-check';
import { readPorts } from './ports';

// `npm start`: the whole site from its production builds, with everything it needs.
const ending = endingSignal();
const ports = readPorts(process.env);
await demandFreePorts(ports);
await demandEmulators();

printHeading('Building');
await buildModules(root, ending);
if (!ending.aborted) {
  printHeading('Starting');
  await runInForeground({ ports, pages: 'built' }, ending, announceSite);
}
process.exit(0);
