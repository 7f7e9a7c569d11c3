export { unsteadyWalks } from './comparison/prove-steady';
export { admittedCandidates, type AdmittedCandidate } from './candidates';
export { type Acceptance, parseAccepted } from './comparison/accepted';
export { gateReportPath } from './report/report';
export { GATE_MUTATIONS } from './mutations/mutations';
export { prepareTree, prove, type MutationResult } from './mutations/run-mutation';
