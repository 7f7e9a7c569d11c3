export { readCoverage, type RulesEmulator, unevaluated } from './emulator';
export { withEmulators } from './with-emulators';
