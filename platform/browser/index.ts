export { launchOptions } from './launch-options';
export { onConsoleError, watchConsole, WORKER_BLOCKED } from './watch-console';
export type { Driver } from './webdriver/driver';
export { openEngine } from './webdriver/engines';
