export { readCoverage, unevaluated } from './emulator';
export { withEmulators } from './with-emulators';
