export { hasDocument } from './database';
export { startChild } from './child-process';
export { type LocalCloud, startLocalCloud } from './local-cloud';
export {
  freePorts,
  PORT_VARIABLES,
  portEnvironment,
  type Ports,
  portVariable,
  readPorts,
} from './ports';
export { ensureEmulators, requireServices, runInForeground } from './run-in-foreground';
export { BACKENDS, SERVICES } from './services';
