export { runJourneys } from './journeys';
export { conclude, printFailures } from './outcome';
export { runRules } from './rules';
export { runSuites } from './run-suites';
export { moduleChecks, sourceChecks, STAGES } from './suites';
export { type TestSite, testSiteOf } from './test-site';
