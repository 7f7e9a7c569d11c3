export { readCoverage, unevaluated } from './emulator';
