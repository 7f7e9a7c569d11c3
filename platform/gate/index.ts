export { admittedCandidates } from './candidates';
export { checkBuilds } from './gate';
export { admittedPages, picturesBy } from './pages';
export { type Acceptance, parseAccepted } from './comparing/verdict';
