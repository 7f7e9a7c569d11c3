export { launchOptions } from './launch-options';
export { onConsoleError, watchConsole } from './watch-console';
