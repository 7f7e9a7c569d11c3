export { admittedCandidates } from './candidates';
export { GATE_MUTATIONS } from './mutations/mutations';
export { prepareTree, prove, type Verdict } from './mutations/run-mutation';
