export { admittedCandidates } from './candidates';
export { admittedPages, picturesBy } from './pages';
export { type Acceptance, parseAccepted } from './comparing/verdict';
