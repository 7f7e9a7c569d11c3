import { Complaint } from '../complaint';
import { endingSignal } from '../ending';
import { isModuleName, MODULES } from '../modules';
import { address, printDone, printHeading } from '../terminal';
import { announceAccounts } from './announce';
import { demandEmulators, runInForeground } from './cloud-run';
import { CLOUD_PARTS, PART_TITLES, type CloudPart } from './parts';
import { demandFreePorts } from './port-check';
import { readPorts } from './ports';
import { isAuthAnswering } from './services/auth';
import { isEmailAnswering } from './services/email';
import { isFirestoreAnswering } from './services/firestore';
import { isInboxAnswering } from './services/inbox';

// `npm run dev -w menu-mfe`: one module alone in a frame of its own, with as much of the cloud as does not run yet.
const [name = ''] = process.argv.slice(2);
if (!isModuleName(name))
  throw new Complaint(`There is no module "${name}": the modules are ${MODULES.join(', ')}.`);

const ending = endingSignal();
const ports = readPorts(process.env);
const isAnswering: Record<CloudPart, () => Promise<boolean>> = {
  auth: () => isAuthAnswering(ports.auth),
  firestore: () => isFirestoreAnswering(ports.firestore),
  inbox: () => isInboxAnswering(ports.inbox),
  email: () => isEmailAnswering(ports.email),
};

printHeading(`Starting ${name}`);
const missing: CloudPart[] = [];
for (const part of CLOUD_PARTS) {
  if (await isAnswering[part]()) printDone(PART_TITLES[part], 'runs already');
  else missing.push(part);
}
const wanted = missing.flatMap((part) =>
  part === 'inbox' ? (['smtp', 'inbox'] as const) : [part],
);
await demandFreePorts(ports, [name, ...wanted]);
if (missing.includes('firestore')) await demandEmulators();

await runInForeground(
  { ports, pages: 'dev', parts: [...missing, name], stateName: name },
  ending,
  (stack) => {
    announceAccounts(stack);
    console.log(`\n  Open ${address(stack.urls[name])}\n`);
  },
);
process.exit(0);
