export { apiProblems, writeReport } from './api/api-report';
export { buildModules, webpackArguments } from './build-modules';
export { hashInputs } from './inputs';
export { pageFunction } from './page-function';
export { BUILDS, OTHER_BUILDS } from './webpack/federation.js';
