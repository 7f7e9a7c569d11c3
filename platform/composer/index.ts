export { budgetPath, overBudget, readBudget, weigh } from './budget/budget';
export { checkBudget } from './budget/check-budget';
export { remoteBuild, shellFiles } from './built-files';
export { builtModules, moduleVersion, VersionSchema } from './built-modules';
export { compose, type Composition, type ModuleBuild } from './compose';
export { loadServerBuild } from './load-server-build';
export { runCommonJs } from './run-common-js';
