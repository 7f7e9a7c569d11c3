export { loadRules, readCoverage, unevaluated } from './emulator';
export { mutantsOf } from './mutants';
export { type Emulators, withEmulators } from './with-emulators';
