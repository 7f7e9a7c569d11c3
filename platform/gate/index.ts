export { admittedCandidates } from './candidates';
export { admittedPages } from './pages';
export { type Acceptance, parseAccepted } from './comparing/verdict';
