export { SITES_VARIABLE, type SiteUrls } from './client';
export { hasDemo } from './database';
export { DEMO_NAMES, demoSiteConfig } from './demos/demos';
export { startChild } from './child-process';
export { startControl } from './control-server';
export { type LocalCloud, startLocalCloud } from './local-cloud';
export {
  freePorts,
  PORT_VARIABLES,
  portEnvironment,
  type Ports,
  portVariable,
  readPorts,
} from './ports';
export type { CloudEndpoints } from './services/dev-server';
export { runReleaseCommands } from './release-control';
export { ensureEmulators, requireServices, runInForeground } from './run-in-foreground';
export { DEMO_ACCOUNTS } from './seed-data';
export { BACKENDS, SERVICES } from './services';
