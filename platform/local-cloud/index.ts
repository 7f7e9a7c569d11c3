export { announceModule, announceSite } from './announce';
export { isAnswering } from './answering';
<<<<<<< HEAD
=======
export { PROJECT_ID } from './context';
export { readInbox } from './client';
>>>>>>> 6ab1e0c (npm run doctor looks at every part of a shop; npm run test-order sends one marked order)
export { startControl } from './control-server';
export { freePorts } from './free-ports';
export { createLocalCloud, type LocalCloud } from './local-cloud';
export { portEnvironment, type Ports, readPorts } from './ports';
export type { CloudEndpoints } from './registry';
export { ensureEmulators, requireServices, runInForeground } from './run-in-foreground';
export { DEMO_ACCOUNTS, type SeedDish } from './seed-data';
export { clearDocuments, writeDocuments } from './seed';
export { BACKENDS, type BackendName, remoteOrigins, SERVICE_TITLES } from './services';
export { CLOUD_URLS_VARIABLE, type CloudUrls } from './urls';
