export { loadRules, readCoverage, type RulesEmulator, unevaluated } from './emulator';
export { mutantsOf } from './mutants';
export { type Emulators, withEmulators } from './with-emulators';
