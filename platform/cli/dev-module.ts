import { address, CliError, printDone, printHeading, shutdownSignal } from '../base';
import { isModuleName, MODULES } from '../modules';
import {
  announceAccounts,
  type BackendName,
  BACKENDS,
  ensureEmulators,
  isAuthAnswering,
  isEmailAnswering,
  isFirestoreAnswering,
  isInboxAnswering,
  readPorts,
  requireFreePorts,
  runInForeground,
  SERVICE_TITLES,
} from '../local-cloud';

// `npm run dev -w menu-mfe`: one module alone in a frame of its own, with as much of the cloud as does not run yet.
const [name = ''] = process.argv.slice(2);
if (!isModuleName(name))
  throw new CliError(`There is no module "${name}": the modules are ${MODULES.join(', ')}.`);

const signal = shutdownSignal();
const ports = readPorts(process.env);
const isAnswering: Record<BackendName, () => Promise<boolean>> = {
  auth: () => isAuthAnswering(ports.auth),
  firestore: () => isFirestoreAnswering(ports.firestore),
  inbox: () => isInboxAnswering(ports.inbox),
  email: () => isEmailAnswering(ports.email),
};

printHeading(`Starting ${name}`);
const missing: BackendName[] = [];
for (const part of BACKENDS) {
  if (await isAnswering[part]()) printDone(SERVICE_TITLES[part], 'runs already');
  else missing.push(part);
}
const wanted = missing.flatMap((part) =>
  part === 'inbox' ? (['smtp', 'inbox'] as const) : [part],
);
await requireFreePorts(ports, [name, ...wanted]);
if (missing.includes('firestore')) await ensureEmulators();

await runInForeground(
  { ports, pages: 'dev', parts: [...missing, name], stateName: name },
  signal,
  (cloud) => {
    announceAccounts(cloud);
    console.log(`\n  Open ${address(cloud.urls[name])}\n`);
  },
);
process.exit(0);
