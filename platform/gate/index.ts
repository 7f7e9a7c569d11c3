export { admittedCandidates, type AdmittedCandidate } from './candidates';
export { type Acceptance, parseAccepted } from './comparing/verdict';
