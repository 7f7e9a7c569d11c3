export { isHydrated } from './is-hydrated';
export { launchOptions } from './launch-options';
export { onConsoleError, watchConsole, WORKER_BLOCKED } from './watch-console';
export { SLOT_ATTRIBUTES, type SlotAttributes } from './slot-attributes';
