export type { Candidate } from './candidate';
export { admittedCandidates } from './candidates';
export { type Acceptance, parseAccepted } from './comparing/verdict';
