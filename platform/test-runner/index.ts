export { runJourneys } from './journeys';
export { printFailures } from './outcome';
export { inputsOf } from './remembered';
export { runRules } from './rules-tests';
export { runSuites, runTests, selectFrom } from './run-suites';
export { sourceSuites, STAGES } from './suites';
export { type TestSite, testSiteOf } from './test-site';
