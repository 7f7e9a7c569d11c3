import { endingSignal } from '../ending';
import { printHeading, printRemark } from '../terminal';
import { announceSite } from './announce';
import { demandEmulators, runInForeground } from './cloud-run';
import { demandFreePorts } from './port-check';
import { readPorts } from './ports';

// `npm run dev`: the same cloud, with every module behind a development server that reloads on change.
const ending = endingSignal();
const ports = readPorts(process.env);
await demandFreePorts(ports);
await demandEmulators();

printHeading('Starting');
printRemark('The first build of each module takes a moment.');
await runInForeground({ ports, pages: 'dev' }, ending, announceSite);
process.exit(0);
