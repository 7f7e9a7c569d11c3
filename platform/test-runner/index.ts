export { runJourneys } from './journeys';
export { printFailures } from './outcome';
export { runRules } from './rules';
export { runSuites, runTests } from './run-suites';
export { moduleChecks, sourceChecks, STAGES } from './suites';
export { type TestSite, testSiteOf } from './test-site';
