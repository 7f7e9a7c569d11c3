export { moduleChecks } from './module-checks';
export { checkConformance } from './conformance/check-conformance';
export { type Count, describeCount, sum } from './count';
export { LEVELS } from './levels';
export { mutateRules } from './mutate-rules';
export { playJourneys, runJourneys, type TestSite, withTestSite } from './run-journeys';
export { runLevels } from './run-levels';
export { runRules } from './run-rules';
export { selectJourneys } from './select-journeys';
