export { launchOptions } from './launch-options';
export { onConsoleError, watchConsole, WORKER_BLOCKED } from './watch-console';
export { type Driver, DriverError } from './webdriver/driver';
export { openEngine } from './webdriver/engines';
